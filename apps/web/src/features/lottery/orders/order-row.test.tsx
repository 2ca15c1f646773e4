import type { LotteryOrder } from '@perya/contract/lottery-orders'
import type { ConsolidatedSettings } from '@perya/contract/merchants'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { SettingsProvider } from '#lib/settings/settings.ts'
import { OrderRow } from './OrderRow.tsx'

const order: LotteryOrder = {
  id: '1',
  reference: 'L1',
  code: 'ssc-1',
  name: 'Manila 1 Min',
  roomType: 'free',
  type: 'normal',
  state: 'waiting',
  stopRule: 'win',
  createdAt: '2026-11-18T00:00:00.000Z',
  currency: 'PHP',
  issueNo: '202611180001',
  issueCount: 1,
  betType: 'ssc.digit-size',
  content: '||||big,odd',
  lineCount: 3,
  cost: '4.00',
  stake: '4.00',
  win: '0.00',
}

it.each([
  ['TY', 'Big/Small, Odd/Even: digit', '– | – | – | – | Big Odd', '+2 pa'],
  ['EN', 'Big/Small, Odd/Even: digit', '– | – | – | – | Big Odd', '+2 more'],
] as const)('an order in a list says in %s what was bet, as the pad names it', async (language, ...words) => {
  const texts = await openTexts(language)
  const html = renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SettingsProvider value={{ timeZone: 'Asia/Manila' } as ConsolidatedSettings}>
        <OrderRow order={order} place="only" onClick={() => {}} />
      </SettingsProvider>
    </TextsProvider>,
  )
  for (const word of words) expect(html).toContain(word)
})
