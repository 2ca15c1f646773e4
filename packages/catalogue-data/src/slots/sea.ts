import type { SlotTheme } from './slot-theme.ts'

export const sea: SlotTheme = {
  theme: 'sea',
  palettes: ['cobalt', 'lagoon', 'teal', 'orchid', 'midnight'],
  subjects: [
    ['trident', 'Trident Tides', 'Neptune Vault'],
    ['sea-serpent', 'Serpent Deep', 'Ahas ng Dagat|Serpent of the Sea'],
    ['octopus', 'Octo Treasure', 'Pugita Gold'],
    ['giant-squid', 'Kraken Reef', 'Kraken Rising'],
    ['shark-jaws', 'Pating Frenzy', 'Jaws of Gold'],
    ['angler-fish', 'Abyss Lantern', 'Deep Lure'],
    ['sea-turtle', 'Pawikan Gold', 'Pawikan Voyage'],
    ['seahorse', 'Seahorse Bay', 'Coral Seahorse'],
    ['sea-dragon', 'Leviathan King', 'Leviathan Storm'],
    ['sperm-whale', 'Butanding Dreams', 'Whale Song'],
    ['manta-ray', 'Manta Glide', 'Pagi ng Laot|Manta of the Deep'],
    ['dolphin', 'Dolphin Dash', 'Lumba Luck'],
    ['oyster-pearl', 'Perlas ng Silangan|Pearl of the Orient', 'Pearl Diver'],
    ['spiral-shell', 'Kabibe Spin', 'Shell Spiral'],
    ['crab', 'Alimango Cash', 'Crab Island'],
    ['lighthouse', 'Parola Nights', 'Lighthouse Gold'],
    ['big-wave', 'Alon ng Yaman|Wave of Riches', 'Siargao Wave'],
    ['mermaid', 'Sirena Song', 'Sirena Pearls'],
    ['anchor', 'Anchor Bay', 'Golden Anchor'],
  ],
}
