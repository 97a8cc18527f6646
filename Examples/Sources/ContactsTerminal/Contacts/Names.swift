// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A given name, as its number.
package struct GivenName: Equatable, Sendable {
  package let number: UInt8

  package init(number: UInt8) { self.number = number }

  package var text: String { Self.all[Int(number)] }

  package static let all = [
    "Ada", "Adele", "Alan", "Alonzo", "Annie", "Anita", "Barbara", "Betty", "Butler", "Carol",
    "Charles", "Claude", "Cynthia", "Dana", "Dennis", "Donald", "Dorothy", "Edsger", "Elaine",
    "Emmy", "Evelyn", "Frances", "Fred", "Grace", "Hedy", "Ida", "Irene", "Jean", "Joan", "John",
    "Karen", "Kathleen", "Ken", "Konrad", "Kristen", "Leslie", "Lynn", "Manuel", "Margaret",
    "Maria", "Marlyn", "Mary", "Michael", "Niklaus", "Noether", "Ole", "Peter", "Radia", "Ralph",
    "Robin", "Ronald", "Ruth", "Shafi", "Silvio", "Sophie", "Stephen", "Susan", "Thelma", "Tony",
    "Ursula", "Vint", "Whitfield", "Yvonne", "Zelda",
  ]
}

/// A family name, as its number.
package struct FamilyName: Equatable, Sendable {
  package let number: UInt8

  package init(number: UInt8) { self.number = number }

  package var text: String { Self.all[Int(number)] }

  package static let all = [
    "Allen", "Antonelli", "Babbage", "Bartik", "Bentley", "Berners", "Blum", "Brooks", "Cerf",
    "Church", "Clarke", "Codd", "Conway", "Cook", "Curry", "Dahl", "Diffie", "Dijkstra", "Easley",
    "Estrin", "Floyd", "Goldberg", "Goldwasser", "Hamilton", "Hamming", "Hoare", "Holberton",
    "Hopper", "Johnson", "Karp", "Keller", "Kernighan", "Kleene", "Knuth", "Lamarr", "Lamport",
    "Lampson", "Liskov", "Lovelace", "Mayer", "McCarthy", "Merkle", "Meltzer", "Milner", "Minsky",
    "Naur", "Neumann", "Nygaard", "Perlis", "Perlman", "Rabin", "Rhodes", "Ritchie", "Rivest",
    "Sammet", "Scott", "Shannon", "Snyder", "Tarjan", "Thompson", "Turing", "Wilkes", "Wirth",
    "Zuse",
  ]
}
