import { ChangeRefused } from '#features/merchants/index.ts'
import { AppError, sentenceOf } from '#platform/app-error.ts'
import { StartError } from '#platform/start-error.ts'

/** What an operator reads when a command did not work: one sentence, or all there is when nobody expected it. */
export function explain(error: unknown): string {
  if (error instanceof AppError) return sentenceOf(error, 'EN')
  const isExpected = error instanceof ChangeRefused || error instanceof StartError
  return (isExpected ? error.message : (error as Error).stack) ?? String(error)
}
