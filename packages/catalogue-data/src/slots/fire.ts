import type { SlotTheme } from './slot-theme.ts'

export const fire: SlotTheme = {
  theme: 'fire',
  palettes: ['ember', 'crimson', 'wine', 'sunset', 'amber'],
  subjects: [
    ['spiked-dragon-head', 'Dragon ng Mayon|Dragon of Mayon', 'Drakon Reign'],
    ['dragon-head', 'Wyrm Vault', 'Ember Wyrm'],
    ['hydra', 'Hydra Fury', 'Hydra Nights'],
    ['wyvern', 'Wyvern Peak', 'Sky Wyvern'],
    ['flame-spin', 'Apoy Spiral', 'Fire Whirl'],
    ['burning-embers', 'Baga Nights', 'Ember Glow'],
    ['fire-ring', 'Singsing ng Apoy|Ring of Embers', 'Fire Circle'],
    ['volcano', 'Bulkan Gold', 'Taal Thunder'],
    ['smoking-volcano', 'Mayon Rising', 'Smoke Peak'],
    ['burning-meteor', 'Bulalakaw Rush', 'Meteor Drop'],
    ['double-dragon', 'Kambal Dragon|Twin Dragon', 'Dragon Brothers'],
    ['ifrit', 'Ifrit Wrath', 'Ifrit Oath'],
    ['salamander', 'Salamander Trail', 'Ember Lizard'],
    ['fire-gem', 'Ruby Blaze', 'Blazing Gem'],
    ['fire-shrine', 'Dambana ng Apoy|Shrine of Flame', 'Sacred Ember'],
    ['torch', 'Sulo Quest', 'Torch Run'],
    ['dragon-orb', 'Dragon Orb', 'Orb ng Dragon|Orb of the Dragon'],
    ['flamed-leaf', 'Dahon ng Apoy|Leaf of Flame', 'Blazing Leaf'],
  ],
}
