import TableDiff
import Testing

@Test func smokeOnMainActor() {
  #expect(ListDiff(from: ["a", "b", "c"], to: ["b", "c", "a"], id: \.self).moves == [.init(from: 0, to: 2)])
}
