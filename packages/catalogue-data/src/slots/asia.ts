import type { SlotTheme } from './slot-theme.ts'

export const asia: SlotTheme = {
  theme: 'asia',
  palettes: ['crimson', 'wine', 'jade', 'rose', 'lagoon'],
  subjects: [
    ['samurai-helmet', 'Samurai Honor', 'Shogun Gold'],
    ['ninja-mask', 'Ninja Shadow', 'Shinobi Spin'],
    ['pagoda', 'Pagoda Sunrise', 'Jade Pagoda'],
    ['lotus-flower', 'Lotus Pond', 'Lotus Serenity'],
    ['shinto-shrine', 'Torii Dawn', 'Shrine Luck'],
    ['katana', 'Katana Strike', 'Silver Katana'],
    ['dragon-spiral', 'Naga Fortune', 'Naga Coil'],
    ['yin-yang', 'Yin Yang Gold', 'Balance Spin'],
    ['bonsai-tree', 'Bonsai Bloom', 'Bonsai Breeze'],
    ['paper-lantern', 'Parol Lantern', 'Lantern Rise'],
    ['bamboo', 'Kawayan Breeze', 'Bamboo Luck'],
    ['oni', 'Oni Mask', 'Oni Revenge'],
    ['double-fish', 'Koi Twins', 'Dalawang Isda|Twin Fish'],
    ['gong', 'Gong Fortune', 'Bronze Gong'],
    ['teapot', 'Tea House', 'Golden Teapot'],
    ['paper-crane', 'Paper Crane', 'Crane Blessing'],
    ['japanese-bridge', 'Moon Bridge', 'Garden Bridge'],
    ['jasmine', 'Sampaguita Glow', 'Jasmine Night'],
    ['shuriken', 'Shuriken Flash', 'Star Blade'],
  ],
}
