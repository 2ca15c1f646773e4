/** A server as a process of its own that logs into a file, and calls at it from another process. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const seconds = 3
const connections = 32

export type Running = { url: string; pid: number; stop: () => Promise<void> }

export async function start(file: string, log: string, settings: Record<string, string>): Promise<Running> {
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, [file], {
    cwd: root,
    // Rates are those of a server that turns nobody away, unless the settings say otherwise.
    env: { ...process.env, LOAD_WAIT_MS: '3600000', ...settings },
    stdio: ['ignore', out, 'inherit'],
  })
  const url = await readyAddress(child, log)
  return { url, pid: child.pid as number, stop: () => stop(child) }
}

async function readyAddress(child: ChildProcess, log: string): Promise<string> {
  while (child.exitCode === null) {
    const address = /^PERYA READY (\S+)$/m.exec(readFileSync(log, 'utf8'))?.[1]
    if (address) return address
    await pause(50)
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Answers a second to as many calls as it takes. */
export async function rateOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const cannon = fileURLToPath(import.meta.resolve('autocannon'))
  const said = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [cannon, '-c', String(connections), '-d', String(seconds), ...said, '-j', url]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { requests, errors, non2xx } = JSON.parse(stdout)
  if (errors > 0 || non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times`)
  return requests.average
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const toHundredths = (ratio: number) => Math.round(ratio * 100) / 100
