/** The server's own texts, by the ids under which a merchant may replace them. */
import { type ErrorCode, errors } from './errors.ts'
import type { Text } from './language.ts'
import { letterTexts } from './letter-texts.ts'
import { noticeTexts } from './push.ts'

export const errorTextId = (code: ErrorCode) => `error.${code}`

const errorTexts = Object.fromEntries(
  Object.entries(errors).map(([code, { text }]): [string, Text] => [errorTextId(code as ErrorCode), text]),
)

export const serverTexts: Readonly<Record<string, Text>> = {
  ...errorTexts,
  ...noticeTexts,
  ...letterTexts,
}
