import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#platform/free-port.ts'
import { answer, type Command } from '../commands/command.ts'
import { plain } from '../commands/print.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const commandDir = fileURLToPath(new URL('../commands/', import.meta.url))

export type Ended = { code: number | null; stdout: string; stderr: string }

export type TestServer = {
  child: ChildProcess
  url: string
  /** Everything it has printed so far. */
  output: () => string
  /** Resolves once the server says it is ready, rejects when it ends before. */
  ready: Promise<void>
  ended: Promise<Ended>
  stop: () => Promise<Ended>
}

/** The server as a process of its own, on a free port. */
export async function startTestServer(variables: Record<string, string>): Promise<TestServer> {
  const port = variables.PORT ?? String(await freePort())
  const child = run(main, [], { PORT: port, LOG_LEVEL: 'info', LOAD_WAIT_MS: '3600000', ...variables })
  const { printed, ended } = collect(child)
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (printed.stdout.includes('PERYA READY ')) resolve()
    })
    ended.then(({ code, stderr }) => reject(new Error(`the server ended with ${code}: ${stderr}`)))
  })
  // Whoever does not wait for it has no use for the rejection.
  ready.catch(() => {})
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => printed.stdout + printed.stderr,
    ready,
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** What an operator's command answers; asked in this process, since to load one anew takes longer than most of them. */
export async function runCommand(
  name: string,
  words: readonly string[],
  variables: Record<string, string>,
): Promise<Ended> {
  const { command } = (await import(/* @vite-ignore */ `${commandDir}${name}.ts`)) as { command: Command }
  const { text, isDone } = await answer(command, [...words], variables)
  const said = `${plain(text)}\n`
  return isDone ? { code: 0, stdout: said, stderr: '' } : { code: 1, stdout: '', stderr: said }
}

/** The same as a program of its own. */
export function spawnCommand(
  name: string,
  words: readonly string[],
  variables: Record<string, string>,
): Promise<Ended> {
  return collect(run(`${commandDir}${name}.ts`, words, variables)).ended
}

/** An operator's command that goes on until it is told to stop, and hears what is typed. */
export function startCommand(name: string, words: readonly string[], variables: Record<string, string>) {
  const child = run(`${commandDir}${name}.ts`, words, variables, 'pipe')
  const { printed, ended } = collect(child)
  return {
    output: () => printed.stdout,
    type: (line: string) => child.stdin?.write(`${line}\n`),
    interrupt() {
      child.kill('SIGINT')
      return ended
    },
  }
}

function run(
  file: string,
  words: readonly string[],
  variables: Record<string, string>,
  stdin: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  return spawn(process.execPath, [file, ...words], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...variables } as NodeJS.ProcessEnv,
    stdio: [stdin, 'pipe', 'pipe'],
  })
}

function collect(child: ChildProcess) {
  const printed = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => {
    printed.stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    printed.stderr += chunk
  })
  const ended = once(child, 'close').then(([code]): Ended => ({ code, ...printed }))
  return { printed, ended }
}
