import type { SlotTheme } from './slot-theme.ts'

export const egypt: SlotTheme = {
  theme: 'egypt',
  palettes: ['amber', 'sunset', 'teal', 'royal', 'slate'],
  subjects: [
    ['anubis', 'Anubis Gate', 'Anubis Gold'],
    ['pharoah', 'Pharaoh Crown', 'Pharaoh Nights'],
    ['eye-of-horus', 'Horus Eye', 'Mata ni Horus|Sight of Horus'],
    ['scarab-beetle', 'Scarab Sun', 'Scarab Vault'],
    ['egyptian-pyramids', 'Pyramid Fortune', 'Giza Rising'],
    ['ankh', 'Ankh Legacy', 'Golden Ankh'],
    ['egyptian-sphinx', 'Sphinx Riddle', 'Sphinx Empire'],
    ['horus', 'Falcon of Ra', 'Horus Flight'],
    ['egyptian-temple', 'Luxor Nights', 'Karnak Gold'],
    ['cobra', 'Cobra Tomb', 'Desert Cobra'],
    ['cleopatra', 'Reyna ng Nilo|Queen of the Nile', 'Cleo Riches'],
    ['nefertiti', 'Nefer Beauty', 'Nefer Jewels'],
    ['bastet', 'Bastet Moon', 'Bastet Charm'],
    ['sarcophagus', 'Sarkopago|Sarcophagus', 'Tomb Secret'],
    ['camel-head', 'Camel Caravan', 'Desert Trader'],
    ['magic-lamp', 'Lampara Wish', 'Lamp of Sands'],
    ['oasis', 'Oasis Gold', 'Oasis Spring'],
    ['sun-priest', 'Sun Priest', 'Ra Ascends'],
  ],
}
