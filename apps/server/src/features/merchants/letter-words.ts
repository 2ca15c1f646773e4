import { withOwnWords } from '@perya/contract/fallback'
import type { Text } from '@perya/contract/language'
import { type LetterTextId, letterTexts } from '@perya/contract/letter-texts'
import type { Db } from '#platform/db.ts'
import { readMerchant } from './change-merchant.ts'

type LetterWords = (id: LetterTextId, values?: Readonly<Record<string, string>>) => Text

/** What the server's letters say, as the merchant words it, in every language there are words for. */
export async function readLetterWords(db: Db, merchant: string): Promise<LetterWords> {
  const { settings } = await readMerchant(db, merchant)
  return (id, values = {}) => {
    const text: Text = withOwnWords(letterTexts[id], id, settings.texts)
    const filled = Object.entries(text).map(([language, words]) => [
      language,
      words.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole),
    ])
    return Object.fromEntries(filled)
  }
}
