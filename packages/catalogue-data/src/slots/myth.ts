import type { SlotTheme } from './slot-theme.ts'

export const myth: SlotTheme = {
  theme: 'myth',
  palettes: ['midnight', 'steel', 'royal', 'cobalt', 'ink'],
  subjects: [
    ['medusa-head', 'Medusa Gaze', 'Medusa Stone'],
    ['griffin-symbol', 'Griffin Guard', 'Griffin Crest'],
    ['minotaur', 'Minotaur Maze', 'Minotaur Might'],
    ['unicorn', 'Unicorn Vale', 'Moon Unicorn'],
    ['spartan-helmet', 'Sparta Stand', 'Sparta Glory'],
    ['winged-sword', 'Valor Blade', 'Winged Valor'],
    ['zeus-sword', 'Zeus Verdict', 'Zeus Bolt'],
    ['greek-temple', 'Olympus Steps', 'Parthenon Gold'],
    ['lyre', 'Orpheus Lyre', 'Golden Lyre'],
    ['laurel-crown', 'Caesar Laurel', 'Laurel Victory'],
    ['thor-hammer', 'Thor Strike', 'Thunder Hammer'],
    ['viking-helmet', 'Viking Raid', 'Viking Saga'],
    ['triton-head', 'Triton Call', 'Triton Realm'],
    ['centaur', 'Centaur Hunt', 'Centaur Star'],
    ['pegasus', 'Pegasus Sky', 'Pegasus Ascent'],
    ['trojan-horse', 'Troy Gambit', 'Trojan Gold'],
    ['holy-grail', 'Grail Quest', 'Golden Grail'],
    ['drakkar', 'Drakkar Voyage', 'Longship Loot'],
    ['caduceus', 'Hermes Wings', 'Hermes Gift'],
    ['cyclops', 'Cyclops Forge', 'Cyclops Eye'],
  ],
}
