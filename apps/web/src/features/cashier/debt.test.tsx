import type { Deposit } from '@perya/contract/deposits'
import type { ConsolidatedSettings } from '@perya/contract/merchants'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { SettingsProvider } from '#lib/settings/settings.ts'
import { DebtNote } from './DebtNote.tsx'
import { DepositStatus } from './deposit/DepositStatus.tsx'

async function draw(screen: ReactNode, language: string) {
  const texts = await openTexts(language)
  return renderToStaticMarkup(
    <StaticRouter location="/m/voucherCenter">
      <TextsProvider texts={texts}>
        <SettingsProvider value={{ timeZone: 'Asia/Manila' } as ConsolidatedSettings}>
          <QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>
        </SettingsProvider>
      </TextsProvider>
    </StaticRouter>,
  )
}

const credited = {
  id: '1',
  reference: 'D1',
  kind: 'gateway',
  channelName: 'GCash',
  amount: '600.00',
  fee: '0.00',
  credit: '600.00',
  repaid: '500.00',
  currency: 'PHP',
  state: 'credited',
  createdAt: '2026-11-16T00:00:00.000Z',
  expiresAt: '2026-11-16T01:00:00.000Z',
  endedAt: '2026-11-16T00:10:00.000Z',
  payUrl: null,
  qrText: null,
  payTo: null,
  mayProve: false,
  payerReference: null,
  reason: null,
  payment: null,
  promisedAt: null,
  promotion: null,
} satisfies Deposit

it.each([
  ['EN', 'after paying the ₱500.00 you owed', 'You owe ₱500.00'],
  ['TY', 'Ibinawas muna ang utang mong ₱500.00', 'May utang kang ₱500.00'],
])(
  'R-13 a debtor reads what they owe, and of a deposit what reached the wallet (%s)',
  async (language, paid, owes) => {
    const html = await draw(<DepositStatus deposit={credited} onBreak={null} />, language)
    expect(html).toContain(paid)
    expect(html).toMatch(/cashier-state__amount"><bdi>₱100\.00/)
    expect(await draw(<DebtNote owed="500.00" />, language)).toContain(owes)
    expect(await draw(<DebtNote owed="0.00" />, language)).toBe('')
  },
)
