import type { ConsolidatedSettings } from '@perya/contract/merchants'
import type { BankCard } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { SettingsProvider } from '#lib/settings/settings.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

const card: BankCard = {
  id: '1',
  kind: 'ewallet',
  bankName: 'GCash',
  lastDigits: '1111',
  usableAt: '2026-01-01T00:00:00.000Z',
  isUsable: true,
  minAmount: '200.00',
  maxAmount: '100000.00',
  feeFixed: '0.00',
  feeRate: 0,
  minutesTo: 5,
}

async function draw({ available, left = 3 }: { available: string; left?: number }, language = 'EN') {
  const texts = await openTexts(language)
  return renderToStaticMarkup(
    <StaticRouter location="/m/withdraw">
      <TextsProvider texts={texts}>
        <SettingsProvider value={{ timeZone: 'Asia/Manila' } as ConsolidatedSettings}>
          <QueryClientProvider client={new QueryClient()}>
            <WithdrawForm
              cards={[card]}
              available={parseAmount(available)}
              daily={{ count: 3, left }}
              onAdd={null}
              onCreated={() => {}}
            />
          </QueryClientProvider>
        </SettingsProvider>
      </TextsProvider>
    </StaticRouter>,
  )
}

const quickOf = (html: string) => [...html.matchAll(/quick-amount"[^>]*>([^<]+)</g)].map(([, says]) => says)

it('PAY-2 range and quick amounts end at what may leave now, to the cent', async () => {
  const html = await draw({ available: '1234.567' })
  expect(html).toContain('From ₱200 to ₱1,234.56')
  expect(quickOf(html)).toEqual(['₱500', '₱1,000', '₱1,234.56'])
  expect(quickOf(await draw({ available: '900000' }))).toEqual(['₱500', '₱1,000', '₱2,000', '₱5,000'])
})

it.each([
  ['EN', 'is ₱200.00. You can only withdraw ₱27.82 for now'],
  ['TY', '₱200.00 ang minimum na withdrawal sa account na ito. ₱27.82 pa lang'],
])('PAY-2 with less than the least there is a reason instead of a form (%s)', async (language, says) => {
  const html = await draw({ available: '27.825' }, language)
  expect(html).toContain(says)
  expect(html).not.toContain('type="submit"')
})

it('PAY-2 how many are left today is said before, and nothing is asked for when none is', async () => {
  expect(await draw({ available: '5000', left: 2 })).toContain('3 withdrawals a day; 2 left today')
  const html = await draw({ available: '5000', left: 0 })
  expect(html).toContain('Try again tomorrow')
  expect(html).not.toContain('type="submit"')
})
