import { drawing } from '../dom.ts'

/** Strokes on a 24 × 24 grid. */
const icons = {
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 7.6v.1',
  shield:
    'M12 21c5-2 7.5-5 7.5-9.500V5.500L12 3 4.500 5.500V11.500C4.500 16 7 19 12 21ZM8.500 12l2.500 2.500 4.500-5',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  bolt: 'M13 3 5.500 13.500H11L10 21l8-11h-5.500Z',
  repeat: 'M4 12a7 7 0 0 1 7-7h7M15 2l3 3-3 3M20 12a7 7 0 0 1-7 7H6M9 22l-3-3 3-3',
  stop: 'M7 7h10v10H7Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h10v11H9ZM5 15V4h10',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  shuffle:
    'M4 7h3l9 10h4M4 17h3l3-3.300M14 9.500 16 7h4M17.500 4.500 20 7l-2.500 2.500M17.500 14.500 20 17l-2.500 2.500',
  chevron: 'M7 10l5 5 5-5',
} as const

export type IconName = keyof typeof icons

export const icon = (name: IconName): SVGSVGElement => drawing('0 0 24 24', [{ d: icons[name] }], 'icon')
