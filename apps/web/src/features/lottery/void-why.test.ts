import { voidKinds } from '@perya/contract/lottery-orders'
import { expect, it } from 'vitest'
import { openTexts, type T } from '#lib/i18n.tsx'
import { voidWhy } from './void-why.ts'

it.each([
  ['TY', ['Hindi na-lock', 'sa loob ng 24 oras', 'Dalawang tao'], 'ibinalik ang lahat ng taya'],
  ['EN', ['weren’t locked', 'within 24 hours', 'Two people on our team'], 'all bets were returned'],
])(
  'R-63 a member reads in %s why a draw was void, and that the stake went back',
  async (language, whys, back) => {
    const texts = await openTexts(language)
    const t: T = (id, ...[values]) => texts._(id, values)
    for (const [index, kind] of voidKinds.entries()) {
      expect(voidWhy(t, kind)).toContain(whys[index])
      expect(voidWhy(t, kind).toLowerCase()).toContain(back)
    }
  },
)
