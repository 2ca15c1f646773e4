/** What picks are called, by the ids under which a merchant may put words of its own in place. */
export const pickTexts = {
  'lottery.pick.bull': { TY: 'Bull {count}', EN: 'Bull {count}' },
  'lottery.pick.big': { TY: 'Big', EN: 'Big' },
  'lottery.pick.small': { TY: 'Small', EN: 'Small' },
  'lottery.pick.odd': { TY: 'Odd', EN: 'Odd' },
  'lottery.pick.even': { TY: 'Even', EN: 'Even' },
  'lottery.pick.dragon': { TY: 'Dragon', EN: 'Dragon' },
  'lottery.pick.tiger': { TY: 'Tiger', EN: 'Tiger' },
  'lottery.pick.tie': { TY: 'Tabla', EN: 'Tie' },
  'lottery.pick.leopard': { TY: 'Tatlong pareho', EN: 'All same' },
  'lottery.pick.straight': { TY: 'Straight', EN: 'Straight' },
  'lottery.pick.pair': { TY: 'Pair', EN: 'Pair' },
  'lottery.pick.half': { TY: '2 magkasunod', EN: 'Half straight' },
  'lottery.pick.mixed': { TY: 'Mixed', EN: 'Mixed' },
  'lottery.pick.none': { TY: 'No bull', EN: 'No bull' },
  'lottery.pick.bull-bull': { TY: 'Bull bull', EN: 'Bull bull' },
  'lottery.pick.any': { TY: 'Kahit alin', EN: 'Any' },
  'lottery.pick.upper': { TY: 'Upper 01–40', EN: 'Upper 01–40' },
  'lottery.pick.lower': { TY: 'Lower 41–80', EN: 'Lower 41–80' },
  'lottery.pick.equal': { TY: 'Pantay', EN: 'Equal' },
  'lottery.pick.red': { TY: 'Pula', EN: 'Red' },
  'lottery.pick.blue': { TY: 'Asul', EN: 'Blue' },
  'lottery.pick.green': { TY: 'Berde', EN: 'Green' },
  'lottery.pick.rat': { TY: 'Daga', EN: 'Rat' },
  'lottery.pick.ox': { TY: 'Baka', EN: 'Ox' },
  'lottery.pick.rabbit': { TY: 'Kuneho', EN: 'Rabbit' },
  'lottery.pick.snake': { TY: 'Ahas', EN: 'Snake' },
  'lottery.pick.horse': { TY: 'Kabayo', EN: 'Horse' },
  'lottery.pick.goat': { TY: 'Kambing', EN: 'Goat' },
  'lottery.pick.monkey': { TY: 'Unggoy', EN: 'Monkey' },
  'lottery.pick.rooster': { TY: 'Tandang', EN: 'Rooster' },
  'lottery.pick.dog': { TY: 'Aso', EN: 'Dog' },
  'lottery.pick.pig': { TY: 'Baboy', EN: 'Pig' },
} as const

type WordOf<Id> = Id extends `lottery.pick.${infer Word}` ? Word : never

/** `big`, `dragon`, and `bull` for those that are counted. */
export type PickWord = WordOf<keyof typeof pickTexts>
