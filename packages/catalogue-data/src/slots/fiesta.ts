import type { SlotTheme } from './slot-theme.ts'

export const fiesta: SlotTheme = {
  theme: 'fiesta',
  palettes: ['sunset', 'orchid', 'teal', 'rose', 'lagoon'],
  subjects: [
    ['carnival-mask', 'Maskara Parade', 'Masquerade Night'],
    ['guitar', 'Harana Nights', 'Gitara Fiesta'],
    ['drum', 'Ati Drums', 'Tambol Beat'],
    ['maracas', 'Maracas Mambo', 'Sayaw Maracas'],
    ['trumpet', 'Banda Trumpet', 'Brass Parade'],
    ['firework-rocket', 'Kwitis Rush', 'Fireworks Bay'],
    ['party-flags', 'Banderitas Day', 'Fiesta Flags'],
    ['ringing-bell', 'Kampana Fiesta', 'Belfry Gold'],
    ['kite', 'Saranggola Sky', 'Kite Breeze'],
    ['bowl-of-rice', 'Kanin Harvest', 'Rice Bowl Riches'],
    ['grain-bundle', 'Ani Gold', 'Golden Harvest Moon'],
    ['coconuts', 'Buko Beach', 'Coconut Cove'],
    ['pineapple', 'Pinya Splash', 'Pineapple Party'],
    ['theater-curtains', 'Zarzuela Night', 'Entablado Gold'],
    ['hut', 'Bahay Kubo Gold', 'Kubo Sunrise'],
    ['sailboat', 'Paraw Sail', 'Vinta Colors'],
    ['jeep', 'Jeepney Jackpot', 'King of the Road'],
    ['accordion', 'Accordion Square', 'Plaza Melody'],
    ['palm-tree', 'Palma Island', 'Boracay Palms'],
    ['butterfly-flower', 'Paruparo Bloom', 'Mariposa Luck'],
    ['sunflower', 'Mirasol Field', 'Sunflower Spin'],
  ],
}
