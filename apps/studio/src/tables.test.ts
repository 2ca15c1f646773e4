import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeProgram, programOf } from '../../../tools/table-types.ts'
import { openTestDb } from '../../server/src/testing/test-db.ts'
import { migrate } from './migrate.ts'

it('tables.ts says what a fresh database says; `npm run tables` writes it', async () => {
  const database = await openTestDb()
  try {
    await migrate(database.url)
    const program = programOf('studio')
    expect(readFileSync(program.file, 'utf8')).toBe(await describeProgram(database.pool, program))
  } finally {
    await database.close()
  }
})
