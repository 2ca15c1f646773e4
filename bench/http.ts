/** Requests per second of a contract endpoint beside those of a bare Fastify route, in turns. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getSiteStatus } from '@perya/contract/merchants'
import { freePort } from '../apps/server/src/platform/embedded-postgres.ts'
import { newDataFolder } from '../tools/running-server.ts'

const rounds = 5
const seconds = 3
const connections = 32
const root = fileURLToPath(new URL('..', import.meta.url))

export async function run(): Promise<Record<string, number>> {
  const data = newDataFolder()
  // As in production: every call is logged, into a file.
  const port = String(await freePort())
  const settings = { PORT: port, PERYA_DATA: data.path, RATE_PER_MINUTE: '1000000000', LOG_LEVEL: 'info' }
  const server = await start('apps/server/src/main.ts', join(data.path, 'platform.log'), settings)
  const bare = await start('bench/bare-route.ts', join(data.path, 'bare.log'), {})
  try {
    const ratios: number[] = []
    const rates: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const yardstick = await measure(`${bare.url}/status`)
      const ours = await measure(`${server.url}${getSiteStatus.path}`)
      // The first round warms both up.
      if (round === 0) continue
      ratios.push(ours / yardstick)
      rates.push(ours)
    }
    return {
      contractOverBare: Math.round(median(ratios) * 100) / 100,
      contractRequestsPerSecond: Math.round(median(rates)),
    }
  } finally {
    await Promise.all([server.stop(), bare.stop()])
    data.remove()
  }
}

async function start(file: string, log: string, settings: Record<string, string>) {
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', out, 'inherit'],
  })
  const url = await readyAddress(child, log)
  return { url, stop: () => stop(child) }
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

async function measure(url: string): Promise<number> {
  const cannon = fileURLToPath(import.meta.resolve('autocannon'))
  const args = [cannon, '-c', String(connections), '-d', String(seconds), '-j', url]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { requests, errors, non2xx } = JSON.parse(stdout)
  if (errors > 0 || non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times`)
  return requests.average
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
