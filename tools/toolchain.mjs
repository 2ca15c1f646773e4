/**
 * What every command of package.json needs before its real work: the packages, and the Node they bring.
 * Plain JavaScript, because it must run on whatever Node the machine has.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Node keeps what it compiled here, which halves the start of everything that runs more than once. */
const compileCache = join(root, 'node_modules/.cache/compiled')

/** Says what is being done, and that it is still being done every two seconds. */
export async function step(text, work) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  process.stdout.write(`  ${text} …\n`)
  const ticker = setInterval(
    () => process.stdout.write(`    still ${text.toLowerCase()} (${seconds()} s)\n`),
    10_000,
  )
  try {
    return await work()
  } finally {
    clearInterval(ticker)
  }
}

/** Ends the command with one sentence. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a program to its end; resolves with its exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Installs the packages the lock file names, unless exactly those are there; a CI run trusts no leftovers. */
export async function ensureInstalled() {
  const hasNode = existsSync(bundledNode()) || isRecent(process.versions.node)
  const isDone = await installPackages(root, 'Installing packages', [], hasNode)
  if (!isDone) giveUp('The packages could not be installed; the lines above say why.')
}

/** The same for the packages of any folder; resolves with whether they are there. */
export async function installPackages(folder, text, options = [], isComplete = true) {
  if (!process.env.CI && isComplete && isInstalled(folder)) {
    linkPackages(folder)
    return true
  }
  const npm = process.env.npm_execpath
  const [program, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  const code = await step(text, () =>
    run(program, [...args, ...options, '--no-progress', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  return code === 0
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function isInstalled(folder) {
  const present = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(present)) return false
  const installed = readPackages(present)
  return Object.entries(readPackages(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (installed[path]?.version === version && existsSync(join(folder, path))) ||
      (optional && !installed[path]),
  )
}

/** A package that is new in this repository is there already and lacks nothing but its link. */
function linkPackages(folder) {
  for (const [path, { link, resolved }] of Object.entries(readPackages(join(folder, 'package-lock.json')))) {
    const place = join(folder, path)
    if (!link || existsSync(place)) continue
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(relative(dirname(place), join(folder, resolved)), place, 'junction')
  }
}

/** The Node that comes with the packages, or this one where npm has none for the platform. */
export function projectNode() {
  if (existsSync(bundledNode())) return bundledNode()
  if (isRecent(process.versions.node)) return process.execPath
  return giveUp(
    `Node 24.2 or newer is needed and npm brought none for ${process.platform} ${process.arch}: install it and try again.`,
  )
}

function bundledNode() {
  const platform = process.platform.replace('win32', 'win')
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, `node_modules/node-${platform}-${process.arch}/bin/${file}`)
}

/** From 24.2 on a file knows whether it is the program, which a command asks. */
function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 2)
}

/** Runs a file of the project with the project's Node, its tools first on the path. */
export function runNode(args, options = {}) {
  const bin = join(root, 'node_modules/.bin')
  const env = {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: `${dirname(projectNode())}:${bin}:${process.env.PATH}`,
    ...options.env,
  }
  return run(projectNode(), args, { ...options, env })
}
