import type { Vendor, VendorMark } from '@perya/catalogue-data'
import { hashText } from '@perya/catalogue-data'
import { label } from './lettering/label.ts'
import { canSet, type FontName } from './material/font.ts'

export const logoCanvas = { width: 240, height: 112 } as const

/** Signs on a canvas of 24 units; holes are cut by the even-odd rule. */
const marks: Readonly<Record<VendorMark, string>> = {
  star: 'M12 1L14.9 8.1L22.5 8.6L16.6 13.5L18.5 21L12 16.9L5.5 21L7.4 13.5L1.5 8.6L9.1 8.1Z',
  hexagon: 'M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5ZM12 7L7.7 9.5V14.5L12 17L16.3 14.5V9.5Z',
  ring: 'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 6.5A5.5 5.5 0 1 0 12 17.5A5.5 5.5 0 1 0 12 6.5Z',
  peak: 'M1 21L9 5L13 12L16 7L23 21H16.5L13.5 15L10.5 21Z',
  wave: 'M1 9C5 3 9 3 12 7S19 11 23 5V10C19 16 15 15 12 11S5 8 1 14ZM1 17C5 11 9 11 12 15S19 19 23 13V18C19 24 15 23 12 19S5 16 1 22Z',
  sun: 'M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7ZM10.8 1H13.2V5H10.8ZM10.8 19H13.2V23H10.8ZM1 10.8H5V13.2H1ZM19 10.8H23V13.2H19ZM3.4 5.1L5.1 3.4L7.9 6.2L6.2 7.9ZM16.1 17.8L17.8 16.1L20.6 18.9L18.9 20.6ZM18.9 3.4L20.6 5.1L17.8 7.9L16.1 6.2ZM6.2 16.1L7.9 17.8L5.1 20.6L3.4 18.9Z',
  moon: 'M15 1A11 11 0 1 0 23 17A9.5 9.5 0 0 1 15 1Z',
  bolt: 'M14 1L3 14H10L8 23L21 9H13Z',
  crown: 'M2 6L7 11L12 3L17 11L22 6L20 18H4ZM4 19.5H20V22H4Z',
  lantern: 'M9 1H15V4H9ZM6 6H18L22 12L18 18H6L2 12ZM9 20H15L12 24Z',
  leaf: 'M22 2C10 2 3 7 3 15C3 17 3.4 18.7 4 20L2 22.5L3.6 23.6L5.7 21C14 23 22 17 22 2ZM6 18.5C8 13 12 9 17 6.5C12 11 9 14.5 7.3 19Z',
  spade:
    'M12 1C16 7 22 9 22 14.5A5 5 0 0 1 13.4 18Q14 21.5 16.5 23H7.5Q10 21.5 10.6 18A5 5 0 0 1 2 14.5C2 9 8 7 12 1Z',
  shield: 'M12 1L21 4V11C21 17 17 21 12 23C7 21 3 17 3 11V4ZM12 5L7 6.7V11C7 14.6 9.2 17.2 12 18.8Z',
  ball: 'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 6.5L7.5 9.8L9.2 15H14.8L16.5 9.8Z',
  fan: 'M12 22L1 8A15 15 0 0 1 6.5 3.6L11 17L10.5 2.4A15 15 0 0 1 13.5 2.4L13 17L17.5 3.6A15 15 0 0 1 23 8Z',
  eye: 'M1 12C5 5.5 9 4 12 4S19 5.5 23 12C19 18.5 15 20 12 20S5 18.5 1 12ZM12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5ZM12 10A2 2 0 1 1 12 14A2 2 0 1 1 12 10Z',
  arrow: 'M2 20L12 2L22 20L12 15Z',
  fish: 'M1 12C4 6 9 4.5 13 6C15.5 7 17.5 9 19 10.5L23 6.5V17.5L19 13.5C17.5 15 15.5 17 13 18C9 19.5 4 18 1 12ZM7 10A1.6 1.6 0 1 0 7 13.2A1.6 1.6 0 1 0 7 10Z',
  diamond: 'M6 3H18L23 9L12 22L1 9ZM7.5 10L12 17.5L16.5 10Z',
  triangle: 'M12 2L23 21H1ZM12 9L7.4 17.5H16.6Z',
  petals:
    'M12 12C7 10 7 4 12 1C17 4 17 10 12 12C14 7 20 7 23 12C20 17 14 17 12 12C17 14 17 20 12 23C7 20 7 14 12 12C10 17 4 17 1 12C4 7 10 7 12 12Z',
  crossed:
    'M2 2H6L13 10L10 13L2 6ZM22 2V6L9 19L11 21L9 23L5.5 19.5L3 22L2 21L4.5 18.5L1 15L3 13L5 15L18 2ZM15.5 12.5L19 15L21 13L23 15L19.5 18.5L22 21L21 22L18.5 19.5L15 23L13 21L15 19L12.5 15.5Z',
  ladder: 'M3 4H9V10H3ZM15 4H21V10H15ZM9 10H15V16H9ZM3 16H9V22H3ZM15 16H21V22H15Z',
  note: 'M8 3L21 1V16.5A3.8 3.8 0 1 1 18 12.9V6.5L11 7.6V18.5A3.8 3.8 0 1 1 8 14.9Z',
}

const wordmarks: readonly FontName[] = [
  'righteous',
  'paytone',
  'russo',
  'lilita',
  'blackOps',
  'passion',
  'bungee',
  'lobster',
]

/** The vendor's mark above its name, in whatever colour surrounds it. */
export function drawVendorLogo({ code, name, mark }: Vendor): string {
  const fitting = wordmarks.filter((font) => canSet(font, name))
  const font = fitting[hashText(code) % fitting.length] ?? 'paytone'
  const { width, height } = logoCanvas
  const word = label(name, { font, cx: width / 2, cy: 86, height: 32, width: width - 24 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="currentColor"><title>${name}</title><path fill-rule="evenodd" transform="translate(95 6) scale(2.08)" d="${marks[mark]}"/><path d="${word}"/></svg>\n`
}
