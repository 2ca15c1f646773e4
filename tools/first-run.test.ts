/** What a stranger meets first: an older Node, and no packages. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node (tools\/\S+\.mjs)$/.exec(line)?.[1]
  return file ? [[name, file] as const] : []
})

describe('a fresh clone on Node 20', () => {
  let clone: string
  let olderNode: string
  let npm: string

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'perya-first-run-'))
    cpSync('tools', join(clone, 'tools'), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    })
    for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(clone, file))
    olderNode = join(clone, 'older-node.mjs')
    writeFileSync(
      olderNode,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`,
    )
    npm = join(clone, 'npm.mjs')
    writeFileSync(npm, `console.error('npm was asked to', process.argv[2]); process.exit(1)`)
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it('has commands to try', () => {
    expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'check']))
  })

  it.each(commands)('npm run %s installs the packages before it needs anything of them', (_name, file) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', olderNode, file], {
      cwd: clone,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, npm_execpath: npm },
    })
    expect(stderr).toContain('npm was asked to ci')
    expect(stderr).toContain('The packages could not be installed')
    expect(status).toBe(1)
  })
})
