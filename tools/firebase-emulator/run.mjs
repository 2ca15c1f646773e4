/** `npm run test:firebase`: installs the Auth emulator when it is missing, starts it, and runs the suite against it. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureInstalled, projectNode, root } from '../toolchain.mjs'

const here = import.meta.dirname
const project = 'demo-perya'

await ensureInstalled()
const path = `${dirname(projectNode())}:${process.env.PATH}`

if (!existsSync(join(here, 'node_modules/firebase-tools'))) {
  process.stdout.write('Installing the Firebase emulator (340 MB, some minutes)…\n')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: here })
}

const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
const dir = mkdtempSync(join(tmpdir(), 'perya-firebase-'))
const at = (port) => ({ host: '127.0.0.1', port })
writeFileSync(
  join(dir, 'firebase.json'),
  JSON.stringify({
    emulators: { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } },
  }),
)
const emulator = spawn(
  projectNode(),
  [
    join(here, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    ...['emulators:start', '--only', 'auth', '--project', project],
  ],
  { cwd: dir, env: { ...process.env, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] },
)
let said = ''
emulator.stdout.on('data', (chunk) => {
  said += chunk
})
emulator.stderr.on('data', (chunk) => {
  said += chunk
})

const isDone = false
try {
  await ready(`http://127.0.0.1:${auth}/`)
  await run(join(root, 'node_modules/.bin/vitest'), ['run', '--config', join(here, 'vitest.config.ts')], {
    cwd: root,
    env: {
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
      FIREBASE_PROJECT_ID: project,
    },
  })
} finally {
  emulator.kill('SIGTERM')
  await new Promise((resolve) => emulator.once('exit', resolve))
  rmSync(dir, { recursive: true, force: true })
}
process.exitCode = isDone ? 0 : 1

/** The emulator needs some ten seconds, and more on a busy machine. */
async function ready(address) {
  for (let second = 0; second < 180; second++) {
    if (emulator.exitCode !== null) throw new Error(`The emulator ended early:\n${said}`)
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error(`The emulator did not answer:\n${said}`)
}

function run(program, args, { cwd, env = {} }) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))))
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
