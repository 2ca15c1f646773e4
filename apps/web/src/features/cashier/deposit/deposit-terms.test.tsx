import type { Deposit } from '@perya/contract/deposits'
import type { ConsolidatedSettings } from '@perya/contract/merchants'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { SettingsProvider } from '#lib/settings/settings.ts'
import { DepositLine } from './DepositRecord.tsx'
import { PlainTerms } from './PlainTerms.tsx'

async function draw(screen: ReactNode) {
  const texts = await openTexts('EN')
  return renderToStaticMarkup(
    <StaticRouter location="/m/deposit">
      <TextsProvider texts={texts}>
        <SettingsProvider value={{ timeZone: 'Asia/Manila' } as ConsolidatedSettings}>
          {screen}
        </SettingsProvider>
      </TextsProvider>
    </StaticRouter>,
  )
}

const deposit = {
  id: '1',
  state: 'credited',
  amount: '1500.00',
  fee: '10.00',
  credit: '1490.00',
  channelName: 'Maya',
  createdAt: '2026-11-16T00:00:00.000Z',
} as Deposit

it('PAY-4 a deposit stands in the record with what arrived, so that the lines add up to the total', async () => {
  const html = await draw(<DepositLine deposit={deposit} />)
  expect(html).toContain('font-semibold">₱1,490.00<')
  expect(html).toContain('Maya · ₱1,500.00, less ₱10.00 fee')
  const waiting = await draw(<DepositLine deposit={{ ...deposit, state: 'waiting' }} />)
  expect(waiting).toContain('font-semibold">₱1,500.00<')
  expect(waiting).not.toContain('fee')
})

it('PAY-1 without a promotion to choose it is said what the deposit asks for, and why there is none', async () => {
  expect(await draw(<PlainTerms percent={100} isOneRunning={false} />)).toContain('Bet 100% of the deposit')
  expect(await draw(<PlainTerms percent={100} isOneRunning />)).toMatch(
    /still have an active bonus.*Bet 100%/,
  )
  expect(await draw(<PlainTerms percent={0} isOneRunning={false} />)).toBe('')
})
