/** The operator of the platform a worker runs, at the command line. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm run <command> -- PERYA <words>` and resolves with what it printed. */
export async function operate(command: 'merchant' | 'cashier', ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`apps/server/src/commands/${command}.ts`, 'PERYA', ...words],
    { cwd: root, env: { ...process.env, PERYA_DATA: process.env.PERYA_E2E_DATA } },
  )
  return stdout.trim()
}
