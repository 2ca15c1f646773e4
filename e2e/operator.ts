/** The operator of the platform a worker runs, at the command line. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { permissionKeys } from '@perya/contract/permissions'
import type { Heard, Said } from './operator-process.ts'

/** Says `npm run <command> -- PERYA <words>` and resolves with what it prints. */
export async function operate(
  command: 'agents' | 'merchant' | 'cashier' | 'identity',
  ...words: string[]
): Promise<string> {
  const [operator = '', by] = words.toReversed()
  if (by === 'by') await hire(operator)
  return run(command, words)
}

/** As `npm run merchant -- PERYA set` does, without signing for each of many changes. */
export async function setMerchant(name: string, value: string): Promise<void> {
  await run('setMerchant', [name, value])
}

/** Whatever the tests of a worker did, the money they moved has to add up. */
export async function auditMoney(): Promise<void> {
  await run('auditMoney', [])
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

/** One for each platform: a test may start another than its worker's. */
const operators = new Map<string, ChildProcess>()
let lastId = 0

function run(command: string, words: readonly string[]): Promise<string> {
  const place = process.env.PERYA_E2E_DATA ?? ''
  const child = operators.get(place) ?? startOperator()
  operators.set(place, child)
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const lose = () => reject(new Error(`${command} ${words.join(' ')}: the operator's process has ended`))
    const hear = (heard: Heard) => {
      if (heard.id !== id) return
      child.off('message', hear)
      child.off('exit', lose)
      if (heard.isDone) resolve(heard.text)
      else reject(new Error(`${command} ${words.join(' ')}: ${heard.text}`))
    }
    child.on('message', hear)
    child.once('exit', lose)
    child.send({ id, command, words } satisfies Said)
  })
}

/** Ends with this process, and does not keep it. */
function startOperator(): ChildProcess {
  const child = fork(fileURLToPath(new URL('operator-process.ts', import.meta.url)), {
    execArgv: [],
    env: { ...process.env, PERYA_DATA: process.env.PERYA_E2E_DATA },
  })
  child.unref()
  child.channel?.unref()
  return child
}
