// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What the page compares when it opens.

const example = {
  old: {
    name: "stock.csv",
    text: `id,fruit,price,stock
101,Apple,0.45,120
102,Banana,0.20,310
103,Cherry,0.12,80
104,Date,0.90,15
105,Elderberry,1.10,9
106,Fig,0.75,42
107,Grape,0.05,900
108,Honeydew,2.40,12
`,
  },
  new: {
    name: "stock-new.csv",
    text: `id,fruit,price,stock
107,Grape,0.05,900
101,Apple,0.49,120
103,Cherry,0.12,80
104,Medjool date,0.90,15
109,Kiwi,0.35,200
106,Fig,0.75,31
102,Banana,0.20,310
110,Lemon,0.30,64
`,
  },
};
