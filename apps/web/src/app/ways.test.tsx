import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoginLinks } from '#features/account/login/LoginLinks.tsx'
import { HomeHeader } from '#features/header/HomeHeader.tsx'
import { JackpotBanner } from '#features/jackpot/JackpotBanner.tsx'
import { Ticker } from '#features/ticker/Ticker.tsx'
import { loadTexts } from '#lib/catalogues.ts'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { type Settings, SettingsProvider } from '#lib/settings/settings.ts'
import { HomeArrow } from '#ui/HomeArrow.tsx'

const settings = {
  name: 'Perya',
  currency: 'PHP',
  whitelabel: { DIRECTREG3: true },
  paths: { service: 'https://help.example/' },
} as unknown as Settings

/** The addresses a part leads to, in the order of its links. */
async function waysOf(part: ReactNode): Promise<string[]> {
  await loadTexts(['account'])
  const html = renderToStaticMarkup(
    <StaticRouter location="/m/help">
      <SettingsProvider value={settings}>
        <TextsProvider texts={await openTexts('EN')}>{part}</TextsProvider>
      </SettingsProvider>
    </StaticRouter>,
  )
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)
}

it('HEAD-1 a visitor’s head leads home, to the log-in and to the registration', async () => {
  expect(await waysOf(<HomeHeader language={null} onBalance={() => {}} onDoor={() => {}} />)).toEqual([
    '/m/home',
    '/m/login',
    '/m/register',
  ])
})

it('HOME-4 the ticker leads to the notices, with news and without', async () => {
  expect(await waysOf(<Ticker titles={['Good news']} />)).toEqual(['/m/notice'])
  expect(await waysOf(<Ticker titles={[]} />)).toEqual(['/m/notice'])
})

it('WIN-2 the jackpot leads to the winners', async () => {
  expect(await waysOf(<JackpotBanner />)).toEqual(['/m/winnerPage'])
})

it('LOGIN-6 the log-in leads home, to the registration, to a new password and to the service outside', async () => {
  expect(await waysOf(<LoginLinks returnTo="/m/home" />)).toEqual([
    '/m/home',
    expect.stringMatching(/^\/m\/register(\?|$)/),
    '/m/forget',
    'https://help.example/',
  ])
})

it('MINE-1 the arrow of the member centre leads home', async () => {
  expect(await waysOf(<HomeArrow />)).toEqual(['/m/home'])
})
