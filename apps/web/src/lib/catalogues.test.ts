import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.hoisted(() => [] as string[])
/** What was fetched, each once: a browser keeps a module it has. */
const files = () => [...new Set(fetched)]
vi.mock('virtual:texts', () => {
  const fetching = (name: string, words: Record<string, string>) => async () => {
    fetched.push(name)
    return { default: words }
  }
  const speech = (language: string, none: string, retry: string) => async () => ({
    ...(await fetching(`${language}-first`, { 'nav.home': 'Home' })()),
    later: {
      shared: fetching(`${language}-shared`, { 'list.retry': retry }),
      help: fetching(`${language}-help`, { 'help.none': none }),
      cashier: fetching(`${language}-cashier`, {}),
    },
  })
  return { catalogues: { TY: speech('TY', 'Wala', 'Subukan ulit'), EN: speech('EN', 'None', 'Try again') } }
})

beforeEach(() => {
  fetched.length = 0
  vi.resetModules()
  vi.stubEnv('SSR', false)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function openPage(code: string, own = {}) {
  const { speak } = await import('./catalogues.ts')
  const { withTexts } = await import('./with-texts.ts')
  const i18n = setupI18n()
  await speak(i18n, code, own)
  return { i18n, speak, openHelp: withTexts(async () => 'the help page', 'help') }
}

it('LANG-1 a page brings its own texts and those all pages share, in one language and once', async () => {
  const { i18n, openHelp } = await openPage('EN')
  expect(files()).toEqual(['EN-first'])
  expect(await openHelp()).toBe('the help page')
  expect(files()).toEqual(['EN-first', 'EN-shared', 'EN-help'])
  expect(i18n._('help.none')).toBe('None')
})

it('LANG-1 a page asks for its texts before its code has come', async () => {
  await openPage('EN')
  const { withTexts } = await import('./with-texts.ts')
  let give: (page: string) => void = () => undefined
  const open = withTexts(() => new Promise<string>((resolve) => (give = resolve)), 'help')()
  await vi.waitFor(() => expect(fetched).toContain('EN-help'), { timeout: 30_000 })
  give('the page')
  expect(await open).toBe('the page')
})

it('LANG-1 another language is fetched for the areas in use, and for no other', async () => {
  const { i18n, speak, openHelp } = await openPage('EN')
  await openHelp()
  fetched.length = 0
  await speak(i18n, 'TY')
  expect(files().toSorted()).toEqual(['TY-first', 'TY-help', 'TY-shared'])
  expect(i18n._('help.none')).toBe('Wala')
})

it('LANG-1 a page opened while the language changes is read in the new one', async () => {
  const { i18n, speak, openHelp } = await openPage('EN')
  await Promise.all([speak(i18n, 'TY'), openHelp()])
  expect(i18n._('help.none')).toBe('Wala')
  expect(i18n._('list.retry')).toBe('Subukan ulit')
})

it('LANG-1 the merchant’s words stand in texts that come later, and English fills a language of theirs', async () => {
  const { i18n, openHelp } = await openPage('VI', { 'help.none': 'Không có' })
  await openHelp()
  expect(i18n._('help.none')).toBe('Không có')
  expect(i18n._('list.retry')).toBe('Try again')
})
