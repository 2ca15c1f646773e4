/** Operators' words to a studio that is a process of its own; `npm run studio` starts it where STUDIO_DATABASE_URL is set. */
import { openDb } from '../db.ts'
import { readDatabase } from '../env.ts'
import { OperatorRefused, operate } from './operate.ts'

const { databaseUrl, brand } = readDatabase(process.env)
const db = openDb(databaseUrl)
try {
  process.stdout.write(`${await operate({ db, brand }, process.argv.slice(2))}\n`)
} catch (error) {
  const { message, stack } = error as Error
  process.stderr.write(`${error instanceof OperatorRefused ? message : stack}\n`)
  process.exitCode = 1
} finally {
  await db.end()
}
