/** The operator of the platform a worker runs, at the command line. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { permissionKeys } from '@perya/contract/permissions'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm run <command> -- PERYA <words>` and resolves with what it printed. */
export async function operate(
  command: 'merchant' | 'cashier' | 'contracts' | 'identity',
  ...words: string[]
): Promise<string> {
  const [operator = '', by] = words.toReversed()
  if (by === 'by') await hire(operator)
  return run(command, words)
}

const hired = new Map<string, Promise<string>>()

/** Makes an operator who may do everything, when they sign for the first time on this platform. */
async function hire(name: string): Promise<void> {
  const there = `${name} at ${process.env.PERYA_E2E_DATA}`
  const hiring =
    hired.get(there) ?? run('merchant', ['operator', 'add', name, '--permissions', permissionKeys.join(',')])
  hired.set(there, hiring)
  await hiring
}

async function run(command: string, words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`apps/server/src/commands/${command}.ts`, 'PERYA', ...words],
    { cwd: root, env: { ...process.env, PERYA_DATA: process.env.PERYA_E2E_DATA } },
  )
  return stdout.trim()
}
