import type { Protection } from '@perya/contract/protection'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { LimitPrompt } from './LimitPrompt.tsx'

async function draw(known: Partial<Protection>, language = 'EN') {
  const texts = await openTexts(language)
  return renderToStaticMarkup(
    <StaticRouter location="/m/voucherCenter">
      <TextsProvider texts={texts}>
        <LimitPrompt protection={{ limits: [], wishes: [], break: null, ...known }} />
      </TextsProvider>
    </StaticRouter>,
  )
}

const limit = { period: 'day', cap: '123.45', setBy: 'member', used: '0.00', endsAt: null } as const

it.each([
  ['EN', 'Set a deposit limit'],
  ['TY', 'Mag-set ng deposit limit'],
])('R-78 whoever is about to deposit without a limit is asked for one (%s)', async (language, title) => {
  const html = await draw({}, language)
  expect(html).toContain(title)
  expect(html).toContain('href="/m/protection"')
  // A limit on something else says nothing about deposits.
  expect(await draw({ limits: [{ ...limit, measure: 'stake' }] }, language)).toContain(title)
})

it('R-78 whoever has set one is not asked again', async () => {
  expect(await draw({ limits: [{ ...limit, measure: 'deposit' }] })).toBe('')
})
