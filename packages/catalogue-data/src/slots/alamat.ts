import type { SlotTheme } from './slot-theme.ts'

export const alamat: SlotTheme = {
  theme: 'alamat',
  palettes: ['royal', 'forest', 'midnight', 'jade', 'ember'],
  subjects: [
    ['eclipse', 'Bakunawa Eclipse', 'Laho Moon'],
    ['fairy-wand', 'Diwata Grove', 'Diwata Dreams'],
    ['oak', 'Balete Secrets', 'Punong Ginto|Golden Tree'],
    ['chess-knight', 'Tikbalang Ride', 'Tikbalang Luck'],
    ['egyptian-bird', 'Sarimanok Gold', 'Sarimanok Dance'],
    ['tribal-mask', 'Anito Spirit', 'Anito Mask'],
    ['totem-head', 'Totem ng Lahi|Totem of Ages', 'Bulul Guardian'],
    ['intricate-necklace', 'Agimat Power', 'Agimat ng Bayani|Amulet of Heroes'],
    ['sun', 'Haring Araw|Sun King', 'Araw Blessing'],
    ['moon', 'Mayari Moonlight', 'Buwan Charm'],
    ['lightning-tree', 'Kidlat Storm', 'Lintik Luck'],
    ['crystal-ball', 'Hula Crystal', 'Orakulo|Oracle'],
    ['waterfall', 'Talon ng Ginto|Falls of Gold', 'Pagsanjan Spray'],
    ['crossed-swords', 'Kampilan Clash', 'Lakan Blades'],
    ['tribal-shield', 'Kalasag Guard', 'Lapu Shield'],
    ['djinn', 'Engkanto Wish', 'Engkanto Palace'],
    ['falling-star', 'Tala Wishes', 'Bituin Falls'],
    ['mountaintop', 'Makiling Mist', 'Apo Summit'],
    ['bird-scepter', 'Datu Scepter', 'Rajah Scepter'],
    ['gem-necklace', 'Maharlika Gems', 'Lakambini Jewels'],
    ['night-sky', 'Gabi ng Lagim|Night of Shadows', 'Starry Gabi'],
  ],
}
