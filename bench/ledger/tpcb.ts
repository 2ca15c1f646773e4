/** pgbench's own TPC-B: three updates, a select and an insert in one transaction, the yardstick of this bench. */
import { spawn, spawnSync } from 'node:child_process'
import { type BenchServer, databaseOf } from './server.ts'

const scale = 50
const clients = 16

export type Tpcb = { measure: (seconds: number) => Promise<number> }

export async function openTpcb(server: BenchServer): Promise<Tpcb> {
  ensurePgbench()
  const where = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres']
  await pgbench([...where, '-i', '-q', '-s', String(scale), databaseOf('tpcb')])
  return {
    async measure(seconds) {
      const load = ['-c', String(clients), '-j', '2', '-M', 'prepared', '-n', '-T', String(seconds)]
      const said = await pgbench([...where, ...load, databaseOf('tpcb')])
      const rate = /^tps = ([\d.]+)/m.exec(said)?.[1]
      if (rate === undefined) throw new Error(`pgbench did not say how fast it was:\n${said}`)
      return Number(rate)
    },
  }
}

/** Debian has it in postgresql-contrib's client package; its version may be older than the server's. */
function ensurePgbench(): void {
  const isThere = () => spawnSync('pgbench', ['--version']).status === 0
  if (isThere()) return
  if (process.getuid?.() === 0) {
    console.log('  pgbench is missing: installing postgresql-contrib')
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-contrib'], {
      stdio: 'ignore',
    })
  }
  if (!isThere()) throw new Error('This bench needs pgbench: apt-get install postgresql-contrib')
}

/** Without blocking this process, which keeps connections open meanwhile. */
function pgbench(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`pgbench failed:\n${said}`))))
  })
}
