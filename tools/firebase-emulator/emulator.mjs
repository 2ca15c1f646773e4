/** Firebase's own Auth emulator, apart from everything else: it is heavy, and few tests need it. */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installPackages, projectNode, root, runNode, step } from '../toolchain.mjs'

const here = import.meta.dirname
const project = 'demo-perya'
const patienceSeconds = 180

/** Runs the server's suite against the emulator; resolves with the exit code. */
export function testFirebase({ host }, vitestArgs = []) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const config = join(here, 'vitest.config.ts')
  return runNode([vitest, 'run', '--config', config, ...vitestArgs], {
    env: { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: project },
  })
}

/** Installs the emulator when it is missing. */
export async function installEmulator() {
  // Without its optional packages it is a hundred megabytes lighter, and the Auth emulator asks for none of them.
  const isInstalled = await installPackages(here, 'Installing the Firebase emulator', [
    '--omit=optional',
    '--ignore-scripts',
  ])
  if (!isInstalled) throw new Error('The Firebase emulator could not be installed; the lines above say why.')
}

/** Installs the emulator when it is missing, and starts it. */
export async function openEmulator() {
  await installEmulator()
  return startEmulator()
}

export const startEmulator = () => step('Starting the Firebase emulator', start)

async function start() {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const dir = mkdtempSync(join(tmpdir(), 'perya-firebase-'))
  const at = (port) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  writeFileSync(join(dir, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(
    projectNode(),
    [
      join(here, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--only', 'auth', '--project', project],
    ],
    {
      cwd: dir,
      // It looks for newer versions of itself and keeps settings at home unless told otherwise.
      env: {
        ...process.env,
        PATH: `${dirname(projectNode())}:${process.env.PATH}`,
        XDG_CONFIG_HOME: dir,
        NO_UPDATE_NOTIFIER: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Whoever gives up early leaves nothing running.
  process.once('exit', () => child.kill())
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  for (let second = 0; second < patienceSeconds && child.exitCode === null; second++) {
    if (await answers(`http://127.0.0.1:${auth}/`)) return { host: `127.0.0.1:${auth}`, stop }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  await stop()
  throw new Error(`The Firebase emulator did not answer:\n${Buffer.concat(said)}`)
}

function answers(address) {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** Below what systems hand to outgoing connections, one of which could take it before the emulator does. */
function freePort() {
  return new Promise((resolve) => {
    const port = randomInt(12_000, 32_000)
    const probe = createServer().once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
