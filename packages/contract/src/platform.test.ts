import { expect, it } from 'vitest'
import { errors, languages } from './index.ts'

it('ERR-1 every error has a sentence in every language and a status that says whose fault it is', () => {
  for (const [code, { status, text }] of Object.entries(errors)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    for (const language of languages) expect(text[language].length, `${code} ${language}`).toBeGreaterThan(5)
  }
})
