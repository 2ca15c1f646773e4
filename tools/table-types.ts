/** Where each program keeps the types of its tables, and how they are written. */
import { execFileSync } from 'node:child_process'
import type pg from 'pg'
import { describeTables } from '../packages/postgres/src/row-types.ts'

export type Program = { file: string; schema: string; except: readonly string[] }

/** The tables of the runner are nobody's to read. */
export const programs: readonly Program[] = [
  {
    file: 'apps/server/src/platform/tables.ts',
    schema: 'public',
    except: ['schema_migration', 'schema_live_text'],
  },
  { file: 'apps/studio/src/tables.ts', schema: 'studio', except: ['migration', 'live_text'] },
]

export function programOf(schema: string): Program {
  const found = programs.find((program) => program.schema === schema)
  if (!found) throw new Error(`No program keeps its tables in the schema ${schema}.`)
  return found
}

/** As the file has to be, formatted as all code here. */
export async function describeProgram(pool: pg.Pool, { file, ...asked }: Program): Promise<string> {
  const text = await describeTables(pool, asked)
  return execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
  })
}
