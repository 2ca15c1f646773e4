import { hashText, type Prop } from '@perya/catalogue-data'
import { type Brush, createBrush, sharedPaint } from './brush.ts'
import { paletteColours } from './colour/palette.ts'
import { litObject, object } from './prop/object.ts'
import { parol } from './prop/parol.ts'
import { metalPaint, silhouette } from './prop/silhouette.ts'
import { sparkle } from './prop/sparkle.ts'
import { createRandom } from './random.ts'
import { num, repeat } from './svg.ts'

export const bannerCanvas = { width: 716, height: 312 } as const

/** What stands at the end of a banner; the start stays free for the words of the page. */
export type BannerDesign = {
  readonly id: string
  readonly centre: { readonly prop: Prop } | { readonly icon: string }
  /** Objects before it, larger ones first. */
  readonly props: readonly Prop[]
}

export const bannerDesigns: readonly BannerDesign[] = [
  { id: 'welcome', centre: { prop: 'crown' }, props: ['coin', 'gem', 'coin', 'gem', 'coin'] },
  { id: 'fiesta', centre: { prop: 'star' }, props: ['lantern', 'coin', 'lantern', 'balloon', 'coin'] },
  { id: 'jackpot', centre: { prop: 'trophy' }, props: ['coin', 'coin', 'gem', 'coin', 'coin'] },
  { id: 'slots', centre: { prop: 'cherry' }, props: ['bell', 'lemon', 'gem', 'clover', 'coin'] },
  {
    id: 'live',
    centre: { prop: 'spadeSuit' },
    props: ['heartSuit', 'diamondSuit', 'clubSuit', 'die', 'coin'],
  },
  {
    id: 'sports',
    centre: { prop: 'soccer' },
    props: ['basketball', 'trophy', 'tennis', 'volleyball', 'boxing'],
  },
  { id: 'fishing', centre: { icon: 'shark-jaws' }, props: ['shell', 'coin', 'gem', 'shell', 'coin'] },
  { id: 'sabong', centre: { icon: 'rooster' }, props: ['fire', 'fire', 'coin', 'trophy', 'coin'] },
  { id: 'lottery', centre: { prop: 'ticket' }, props: ['coin', 'clover', 'coin', 'star', 'coin'] },
  { id: 'invite', centre: { prop: 'envelope' }, props: ['coin', 'gem', 'coin', 'star', 'coin'] },
  { id: 'crash', centre: { prop: 'rocket' }, props: ['planet', 'star', 'moon', 'star', 'coin'] },
  { id: 'vip', centre: { icon: 'queen-crown' }, props: ['gem', 'coin', 'gem', 'gem', 'coin'] },
]

const centre = { cx: 548, cy: 150 } as const

/** Transparent art: a parol's light, one large thing, others gathered below it. */
export function drawBanner({ id, centre: subject, props }: BannerDesign): string {
  const seed = hashText(`banner:${id}`)
  const random = createRandom(seed)
  const brush = createBrush(`b${seed.toString(36)}`, random, paletteColours.royal, 'gold')
  const { width, height } = bannerCanvas
  const main =
    'prop' in subject
      ? litObject(brush, subject.prop, { ...centre, cy: 148, size: 196, turn: random.between(-5, 5) })
      : silhouette(brush, subject.icon, { ...centre, cy: 142, size: 190 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${sharedPaint(brush)}${metalPaint(brush, 'gold')}</defs>${parol(brush, centre.cx, 132, 236)}${flyers(brush)}${main}${gathered(brush, props)}${glints(brush)}</svg>`
}

/** Objects in a bow at the feet of the subject. */
function gathered(brush: Brush, props: readonly Prop[]): string {
  return props
    .map((prop, index) => {
      const fromMiddle = index - (props.length - 1) / 2
      return object(brush, prop, {
        cx: centre.cx + fromMiddle * 64,
        cy: 262 - Math.abs(fromMiddle) * 14 + (index % 2) * 6,
        size: 92 - Math.abs(fromMiddle) * 6,
        turn: fromMiddle * 9 + brush.random.between(-8, 8),
        filter: 'drop',
      })
    })
    .join('')
}

function flyers(brush: Brush): string {
  const { random } = brush
  return repeat(5, (index) =>
    object(brush, 'coin', {
      cx: index % 2 ? random.between(660, 700) : random.between(360, 420),
      cy: random.between(24, 200),
      size: random.between(24, 44),
      turn: random.between(-50, 50),
      filter: 'soft',
    }),
  )
}

function glints({ random }: Brush): string {
  return repeat(10, () =>
    sparkle(
      random.between(380, 700),
      random.between(14, 210),
      random.between(4, 11),
      Number(num(random.between(0.5, 1))),
    ),
  )
}
