import type { SlotTheme } from './slot-theme.ts'

export const royal: SlotTheme = {
  theme: 'royal',
  palettes: ['royal', 'rose', 'orchid', 'midnight', 'wine'],
  subjects: [
    ['queen-crown', 'Reyna Riches', 'Perlas Queen'],
    ['jewel-crown', 'Korona Jewels', 'Crown Jewels Royale'],
    ['imperial-crown', 'Imperial Court', 'Imperial Nights'],
    ['diamond-ring', 'Diamond Vow', 'Solitaire Glow'],
    ['gems', 'Hiyas Vault', 'Gem Cascade'],
    ['cut-diamond', 'Brilyante Spin', 'Brilliant Cut'],
    ['crown-coin', 'Royal Mint', 'Korona Coins'],
    ['crystal-growth', 'Kristal Cavern', 'Crystal Bloom'],
    ['emerald', 'Emerald Isle Deluxe', 'Esmeralda Nights'],
    ['gem-pendant', 'Ruby Pendant', 'Agimat Ruby'],
    ['pearl-necklace', 'Perlas Parade', 'String of Pearls'],
    ['tiara', 'Tiara Waltz', 'Prinsesa Tiara'],
    ['gold-stack', 'Bara ng Ginto|Bars of Gold', 'Bullion Bank'],
    ['key', 'Susi ng Yaman|Key to Riches', 'Master Vault'],
    ['stone-throne', 'Trono Royale', 'Throne of Kings'],
    ['jeweled-chalice', 'Royal Chalice', 'Kopa de Oro'],
    ['ring', 'Singsing Royale', 'Signet Gold'],
    ['amethyst', 'Amatista Glow', 'Violet Gem'],
    ['rupee', 'Hiyas Rush', 'Jade Facet'],
  ],
}
