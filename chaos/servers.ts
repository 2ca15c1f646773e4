/** Servers under a supervisor, each on the run's own address and with a clock of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Bending } from './preload.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const preload = fileURLToPath(new URL('./preload.ts', import.meta.url))

const serverPort = 8080
const vendorPort = 9080

/** A server is started again at once; one that cannot start is a finding, not a reason to wait for ever. */
const startMsMax = 300_000

export type ServersOptions = Pick<Bending, 'bend' | 'names'> & {
  /** For logs and what the servers keep. */
  dir: string
  host: string
  databaseUrl: string
  /** How wrong each one's clock is. */
  clocksMs: readonly number[]
}

export function startServers({ dir, host, databaseUrl, clocksMs, bend, names }: ServersOptions) {
  const children: (ChildProcess | undefined)[] = []
  const urlsFrom = (port: number) => clocksMs.map((_, index) => `http://${host}:${port + index}`)
  const urls = urlsFrom(serverPort)
  let starts = 0
  let isClosing = false

  function start(index: number): void {
    const log = openSync(join(dir, `server-${index}.log`), 'a')
    const data = join(dir, `data-${index}`)
    mkdirSync(data, { recursive: true })
    const bending: Bending = { clockMs: clocksMs[index] ?? 0, bend, names }
    const child = spawn(process.execPath, ['--import', preload, 'apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: host,
        PORT: String(serverPort + index),
        VENDOR_PORT: String(vendorPort + index),
        PERYA_DATA: data,
        PERYA_CHAOS: JSON.stringify(bending),
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'error',
        // A server is started so often that compiling it anew each time would be most of the work.
        NODE_COMPILE_CACHE: join(dir, 'compiled'),
        DRAIN_SECONDS: '0',
      },
      stdio: ['ignore', log, log],
    })
    starts += 1
    children[index] = child
    // Whatever ends it, it comes back, as it would under a supervisor.
    child.once('exit', () => {
      children[index] = undefined
      if (!isClosing) setTimeout(() => start(index), 100)
    })
  }

  const isReady = (url: string) =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )

  for (const index of urls.keys()) start(index)

  return {
    urls,
    /** Where vendors call them. */
    vendorUrls: urlsFrom(vendorPort),
    /** How often a server was started, those that came back included. */
    starts: () => starts,
    async waitUntilReady(): Promise<void> {
      const deadline = Date.now() + startMsMax
      while (!(await Promise.all(urls.map(isReady))).every(Boolean)) {
        if (Date.now() > deadline) throw new Error(`the servers do not come back; their logs are in ${dir}`)
        await pause(100)
      }
    },
    kill(index: number): void {
      children[index]?.kill('SIGKILL')
    },
    async freeze(index: number, ms: number): Promise<void> {
      const child = children[index]
      child?.kill('SIGSTOP')
      await pause(ms)
      child?.kill('SIGCONT')
    },
    /** At once and for good. */
    end(): Promise<unknown> {
      isClosing = true
      return Promise.all(children.map(endProcess))
    },
  }
}

const endProcess = (child: ChildProcess | undefined) =>
  new Promise<void>((resolve) => {
    if (!child) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
