/**
 * The server as a process.
 *
 * Standard output carries structured logs and, for whoever started it, `PERYA STEP <text>` and `PERYA READY <address>`.
 */
import { fileURLToPath } from 'node:url'
import { readEnv } from '#platform/env.ts'
import { StartError } from '#platform/start-error.ts'
import { type RunningServer, startServer } from './start.ts'

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/** Past this a stop has failed, and whoever asked for it should not wait longer. */
const longestStopMs = 60_000

function tell(line: string): void {
  process.stdout.write(`PERYA ${line}\n`)
}

async function start(): Promise<RunningServer> {
  const env = readEnv(process.env, projectRoot)
  return startServer(env, (text) => tell(`STEP ${text}`))
}

async function stop(starting: Promise<RunningServer>): Promise<never> {
  setTimeout(() => process.exit(1), longestStopMs).unref()
  const server = await starting
  await server.stop()
  process.exit(0)
}

function explain(error: unknown): never {
  const text = error instanceof StartError ? error.message : String((error as Error).stack)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const starting = start()
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    stop(starting).catch(explain)
  })
}
starting.then((server) => tell(`READY ${server.address}`), explain)
