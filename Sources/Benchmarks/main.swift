import TableDiff

struct Row: Identifiable, Equatable { let id: Int; var title: String; var isDone: Bool }
let a = [Row(id: 1, title: "a", isDone: true), Row(id: 2, title: "b", isDone: true)]
let b = Array(a.reversed())
print(a.tableDiff(to: b), ListDiff(from: ["a"], to: ["b"], id: \.self))
