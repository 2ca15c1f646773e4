import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { openTexts, RichText, type T, TextsProvider, useT } from './i18n.tsx'
import { knownLanguages, languageOf, languageOfTag } from './languages.ts'

async function say(code: string, speech: (t: T) => string, overrides?: Record<string, string>) {
  const texts = await openTexts(code, overrides)
  const Speaker = () => speech(useT())
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <Speaker />
    </TextsProvider>,
  )
}

describe('LANG-1 a text', () => {
  it('is said in the language of the page', async () => {
    expect(await say('TY', (t) => t('in_please_wait'))).toBe('Sandali lang…')
    expect(await say('EN', (t) => t('in_please_wait'))).toBe('Please wait…')
  })

  it('takes values and counts', async () => {
    expect(await say('EN', (t) => t('message.unread', { count: 1 }))).toBe('Messages, 1 unread')
    expect(await say('TY', (t) => t('message.unread', { count: 12 }))).toContain('12')
  })

  it('can be replaced by the merchant, values included', async () => {
    const overrides = {
      in_please_wait: 'Wait a bit',
      'message.unread': '{count, plural, one {# new} other {# new ones}}',
    }
    expect(await say('EN', (t) => t('in_please_wait'), overrides)).toBe('Wait a bit')
    expect(await say('EN', (t) => t('message.unread', { count: 2 }), overrides)).toBe('2 new ones')
  })

  it('stays ours where the merchant wrote what nobody can read', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await say('EN', (t) => t('ui.close'), { 'ui.close': '{count, plural, one {' })).toBe('Close')
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  it('reads English in a language only the merchant has texts for', async () => {
    const overrides = { in_please_wait: 'Vui lòng chờ' }
    expect(await say('VI', (t) => t('in_please_wait'), overrides)).toBe('Vui lòng chờ')
    expect(await say('VI', (t) => t('ui.close'), overrides)).toBe('Close')
  })

  it('never mixes languages when two pages are written at once', async () => {
    const [tagalog, english] = await Promise.all([
      say('TY', (t) => t('ui.close')),
      say('EN', (t) => t('ui.close')),
    ])
    expect([tagalog, english]).toEqual(['Isara', 'Close'])
  })

  it('can have elements in it', async () => {
    const texts = await openTexts('EN', { 'ui.close': 'Read <0>this</0> first' })
    const html = renderToStaticMarkup(
      <TextsProvider texts={texts}>
        <RichText id="ui.close" parts={[<b key="0" />]} />
      </TextsProvider>,
    )
    expect(html).toBe('Read <b>this</b> first')
  })
})

describe('LANG-1 the known languages', () => {
  it('are about thirty, each with a name, a tag Intl knows and a flag', () => {
    expect(knownLanguages.length).toBeGreaterThanOrEqual(28)
    for (const { tag, name, flag } of knownLanguages) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
      expect(name.length).toBeGreaterThan(1)
      expect(existsSync(fileURLToPath(import.meta.resolve(`circle-flags/flags/${flag}.svg`))), flag).toBe(
        true,
      )
    }
  })

  it('read from the right where people do', () => {
    const fromTheRight = knownLanguages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)
    expect(fromTheRight.toSorted()).toEqual(['AR', 'FA', 'HE', 'UR'])
  })

  it('fall back to Tagalog for a code or tag nobody knows', () => {
    expect(languageOf('XX').code).toBe('TY')
    expect(languageOfTag('xx').code).toBe('TY')
  })
})
