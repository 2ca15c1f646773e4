import type { Language } from '@perya/contract/language'
import { type TransferKind, transferKinds } from '@perya/contract/ledger'

/** What a movement is called, in the words of its reader. */
export const kindName = (kind: string, language: Language) =>
  transferKinds[kind as TransferKind].text[language]
