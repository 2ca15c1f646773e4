/** `npm run catalogue -- …`, for operators: the vendors and games of the lobby as a file, one on each line. */
import { readFile } from 'node:fs/promises'
import { exportCatalogue, importCatalogue } from '#features/catalogue/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { answerOperator } from './command.ts'
import { atDesk } from './desk.ts'

const usage = `Usage:
  npm run catalogue -- show
  npm run catalogue -- check <file>
  npm run catalogue -- write <file>`

export const command = atDesk(async ({ db }, [action = '', file = '', ...rest]) => {
  if (action === 'show' && file === '') return exportCatalogue(db)
  const isWritten = action === 'write'
  if ((!isWritten && action !== 'check') || file === '' || rest.length > 0) throw new ChangeRefused(usage)
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ChangeRefused(`The file cannot be read: ${error.message}.`)
  })
  const changes = await importCatalogue(db, text, { isWritten })
  const kept = isWritten ? 'Written; servers follow within a second.' : 'Nothing was written yet.'
  return [
    ...changes.map(({ at, name, words }) => `Line ${at}: ${name}: ${words}`),
    changes.length === 0 ? 'The catalogue is as the file says.' : `${changes.length} changes. ${kept}`,
  ].join('\n')
})

if (import.meta.main) await answerOperator(command)
