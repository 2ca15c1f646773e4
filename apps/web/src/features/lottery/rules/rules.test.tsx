import type { LotteryRoom } from '@perya/contract/lottery'
import { betTypes, type Lottery, lotteries, lotteryOf, returnOf } from '@perya/lottery-rules'
import { formatAmount } from '@perya/money'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { BetRules } from './BetRules.tsx'
import { HowDrawn } from './HowDrawn.tsx'
import { Limits } from './Limits.tsx'
import { timesOf } from './schedule.rules.ts'
import { WhatIfRules } from './WhatIfRules.tsx'
import { WhenDrawn } from './WhenDrawn.tsx'

async function read(shown: ReactNode, language: 'TY' | 'EN' = 'EN'): Promise<string> {
  const texts = await openTexts(language)
  const html = renderToStaticMarkup(<TextsProvider texts={texts}>{shown}</TextsProvider>)
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

const known = (code: string) => lotteryOf(code) as Lottery

const roomOf = ({ prizeGroup, unitPrices, modes, limits }: Lottery): LotteryRoom => ({
  roomType: 'free',
  prizeGroup,
  unitPrices: unitPrices.map(formatAmount),
  modes: [...modes],
  multipleMax: limits.mostMultiple,
  lineMin: '0.01',
  lineMax: formatAmount(limits.stakePerLine),
  issueMax: formatAmount(limits.stakePerMemberIssue),
  winMax: formatAmount(limits.winPerOrder),
  issueWinMax: formatAmount(limits.winPerMemberIssue),
  numberMax: formatAmount(limits.liabilityPerNumber),
  stakeNeeded: null,
  entryFee: null,
  isOpen: true,
})

describe('LOTT-3 the rules of a lottery', () => {
  it('say when it is drawn and closes, draws of one hour together', () => {
    expect(timesOf(known('ssc-1.5'))).toEqual({ everySeconds: 90, perDay: 960, closesBefore: 5 })
    expect(timesOf(known('vn-north'))).toEqual({
      hours: [{ at: '18:15', weekdays: [1, 2, 3, 4, 5, 6, 7], closesBefore: 900 }],
    })
    expect(timesOf(known('ph-2d'))).toMatchObject({
      hours: [{ at: '14:00', closesBefore: 900 }, { at: '17:00' }, { at: '21:00', closesBefore: 3_600 }],
    })
  })

  it('say on which days the north draws nothing because of Tet', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-10T00:00:00Z'), toFake: ['Date'] })
    const inEnglish = await read(<WhenDrawn lottery={known('vn-north')} />)
    const inTagalog = await read(<WhenDrawn lottery={known('vn-north')} />, 'TY')
    vi.setSystemTime(Date.parse('2027-02-09T00:00:00Z'))
    const nextYear = await read(<WhenDrawn lottery={known('vn-north')} />)
    vi.useRealTimers()
    expect(inEnglish).toMatch(/No draws on February 5 – 8, 2027\./)
    expect(inTagalog).toMatch(/Walang draw sa .*5.*8/)
    expect(nextYear).toMatch(/No draws on January 25 – 28, 2028\./)
    expect(await read(<WhenDrawn lottery={known('vn-south-ho-chi-minh')} />)).not.toContain('no draws')
  })

  it('say it in words of the reader', async () => {
    expect(await read(<WhenDrawn lottery={known('ph-4d')} />)).toContain(
      '9:00 PM · Mon, Wed, Fri closes 60 minutes before the draw',
    )
    expect(await read(<WhenDrawn lottery={known('ssc-1.5')} />)).toMatch(
      /90 seconds .*960 .*5 seconds before/,
    )
    expect(await read(<WhenDrawn lottery={known('vn-north')} />, 'TY')).toMatch(
      /araw-araw cut-off 15 minuto bago ang draw .*Ho Chi Minh/,
    )
  })

  it.each([
    ['ssc-1', '5 numbers from 0 to 9'],
    ['pk10-1', 'The order of the numbers 1 to 10'],
    ['k3-1', '3 numbers from 1 to 6'],
    ['happy-8-1', '20 numbers from 1 to 80'],
    ['mark-six', '6 numbers from 1 to 49 are drawn, then one special number'],
    ['vn-south-1', '18 lô'],
    ['ph-6-58', '6 numbers from 1 to 58'],
  ])('say what %s draws: %s', async (code, words) => {
    expect(await read(<HowDrawn {...known(code)} />)).toContain(words)
  })

  it.each(lotteries.map(({ code }) => code))(
    'of %s name every bet with its return, in both languages',
    async (code) => {
      const lottery = known(code)
      const types = betTypes[lottery.family]
      for (const language of ['TY', 'EN'] as const) {
        const text = await read(
          <>
            <BetRules betTypes={types} prizeGroup={lottery.prizeGroup} />
            <Limits room={roomOf(lottery)} chaseMax={12} />
            <WhatIfRules drawSource={lottery.drawSource} />
          </>,
          language,
        )
        for (const betType of types) {
          const { numerator, denominator } = returnOf(betType, lottery.prizeGroup)
          const percent = Number((numerator * 10_000n) / denominator) / 100
          expect(text).toContain(`RTP ${percent}%`)
        }
        expect(text).toMatch(language === 'TY' ? /na draw sa multi-draw\s*12/ : /draws in a multi-draw\s*12/)
        expect(text).not.toContain('lottery.')
      }
    },
  )

  it('say the rule of a missed draw by who draws it', async () => {
    expect(await read(<WhatIfRules drawSource="house" />)).toContain('locked in time')
    expect(await read(<WhatIfRules drawSource="external" />)).toContain('within 24 hours')
  })
})
