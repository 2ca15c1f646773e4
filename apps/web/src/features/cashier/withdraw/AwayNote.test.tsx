import type { WalletBalance } from '@perya/contract/wallet'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { AwayNote } from './AwayNote.tsx'

const wallet: WalletBalance = {
  sumBalance: '100.00',
  cash: '0.00',
  overdrawn: '0.00',
  held: '20.00',
  bonus: '30.00',
  inGames: '0.00',
  currency: 'PHP',
  version: '1',
}

async function draw(change: Partial<WalletBalance>, language = 'EN') {
  const texts = await openTexts(language)
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <AwayNote wallet={{ ...wallet, ...change }} />
    </TextsProvider>,
  )
}

it.each([
  ['EN', '₱50.00 is on its way to or from a game. You can withdraw it once the provider confirms.'],
  ['TY', 'May ₱50.00 na papunta o pabalik mula sa laro.'],
])(
  'PAY-2 whoever wants money out reads what of it a vendor has yet to answer for (%s)',
  async (language, says) => {
    expect(await draw({}, language)).toContain(says)
    expect(await draw({ inGames: '50.00' }, language)).toContain(says)
    expect(await draw({ inGames: '15.00' }, language)).toContain(says)
    expect(await draw({ sumBalance: '60.00', overdrawn: '40.00' }, language)).toContain(says)
  },
)

it('PAY-2 nothing is said of money that is here, set aside or owed', async () => {
  expect(await draw({ cash: '50.00' })).toBe('')
  expect(await draw({ sumBalance: '40.00' })).toBe('')
})
