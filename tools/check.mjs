/** `npm run check`: types, style, boundaries, owners of tables, unused code, migrations, commits, rules of games; the same here and in CI. */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, projectNode, root } from './toolchain.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

/** In several threads it takes twice the work, since each of them learns the shared types anew. */
const types = (project) => [bin('tsc'), ['-p', project, '--singleThreaded']]

/** The longest first; named only once the packages are there, since the Node they bring runs some of them. */
const checks = () => [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types of server and packages', ...types('.')],
  ['types of the app', ...types('apps/web')],
  ['unused code', bin('knip'), []],
  ['types of the games', ...types('apps/studio/client')],
  ['boundaries', projectNode(), ['tools/boundaries.ts']],
  ['one owner for each table', projectNode(), ['tools/table-owners.ts']],
  ['migrations only appended, live SQL sealed', projectNode(), ['tools/migrations.ts']],
  ['commit subjects', projectNode(), ['tools/commits.ts']],
  ['rules of games sealed', projectNode(), ['tools/rules.ts']],
]

/** Runs every check; resolves with how many passed and what those that failed said. */
export async function check() {
  const planned = checks()
  const waiting = [...planned]
  const failed = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, program, args] = next
      const { code, output } = await capture(program, args)
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`)
      if (code !== 0) {
        failed.push({ name, reason: output })
        process.stdout.write(`${output}\n`)
      }
    }
  }
  // Each of them keeps one core busy.
  await Promise.all([work(), work()])
  return { passed: planned.length - failed.length, failed }
}

function capture(program, args) {
  return new Promise((resolve, reject) => {
    const path = `${dirname(projectNode())}:${process.env.PATH}`
    const child = spawn(program, args, { cwd: root, env: { ...process.env, PATH: path } })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled()
  process.exit((await check()).failed.length === 0 ? 0 : 1)
}
