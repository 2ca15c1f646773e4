import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../apps/server/src/platform/free-port.ts'

const root = new URL('..', import.meta.url)
const patient = { LOG_LEVEL: 'error', LOAD_WAIT_MS: '3600000' }

export type RunningServer = { url: string; readyMs: number; stop: () => Promise<void> }

export function newDataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'perya-run-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The platform as `npm start` runs it, on a free port; however crowded the machine, it turns nobody away. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PERYA_DATA: dataDir, ...patient, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(child)
  return {
    url,
    readyMs: performance.now() - start,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (line.startsWith('PERYA READY ')) resolve(line.slice('PERYA READY '.length).trim())
      // What went wrong in there is why something fails out here.
      else if (line.startsWith('{')) process.stderr.write(`${line}\n`)
    })
  })
}
