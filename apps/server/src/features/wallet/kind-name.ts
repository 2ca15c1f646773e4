import type { Language } from '@perya/contract/language'
import { type TransferKind, transferKinds } from '@perya/contract/ledger'

/** The name of a movement in its reader's language. */
export const kindName = (kind: string, language: Language) =>
  transferKinds[kind as TransferKind].text[language]
