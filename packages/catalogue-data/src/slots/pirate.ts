import type { SlotTheme } from './slot-theme.ts'

export const pirate: SlotTheme = {
  theme: 'pirate',
  palettes: ['slate', 'teal', 'ember', 'steel', 'amber'],
  subjects: [
    ['pirate-captain', 'Kapitan Bounty', 'Captain Corsair'],
    ['pirate-skull', 'Skull Cove', 'Skull Tide'],
    ['open-treasure-chest', 'Baul ng Ginto|Chest of Gold', 'Treasure Hold'],
    ['treasure-map', 'Mapa ng Yaman|Treasure Map', 'Map of Islands'],
    ['ship-wheel', 'Helm of Fortune', 'Ship Helm'],
    ['galleon', 'Galeon Manila|Manila Galleon', 'Galleon Raid'],
    ['pirate-flag', 'Pirate Banner', 'Black Banner'],
    ['pirate-hook', 'Iron Hook', 'Hook Harbor'],
    ['pirate-cannon', 'Cannon Bay', 'Kanyon Blast'],
    ['compass', 'Compass Trail', 'North Compass'],
    ['horseshoe', 'Horseshoe Hill', 'Lucky Shoe'],
    ['revolver', 'Outlaw Draw', 'Sheriff Draw'],
    ['cowboy-boot', 'Rodeo Boots', 'Spur Ranch'],
    ['crossed-pistols', 'Duel at Noon', 'Twin Pistols'],
    ['western-hat', 'Frontier Hat', 'Cowboy Trail'],
    ['mine-wagon', 'Mina de Oro', 'Gold Wagon'],
    ['gold-nuggets', 'Gold Nugget Creek', 'Nugget Run'],
    ['cactus', 'Cactus Canyon', 'Cactus Sun'],
    ['spyglass', 'Spyglass Bay', 'Horizon Scout'],
  ],
}
