/** Rules of the house that no other tool checks. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFolders } from './boundary-rules.ts'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|sql|css|html)$/.test(file) && file !== 'tools/tidy.test.ts')
const shipped = tracked.filter(
  (file) => /^(apps|packages)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)

type Line = { file: string; number: number; text: string }

function linesOf(files: readonly string[]): Line[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ file, number: index + 1, text })),
  )
}

const found = (files: readonly string[], pattern: RegExp) =>
  linesOf(files)
    .filter(({ text }) => pattern.test(text))
    .map(({ file, number, text }) => `${file}:${number} ${text.trim()}`)

describe('the tree', () => {
  it('has code to look at', () => {
    expect(shipped.length).toBeGreaterThan(50)
  })

  it('has no folder of code outside the check of boundaries and circles', () => {
    const folders = tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0])
    expect([...new Set(folders)].sort()).toEqual([...sourceFolders].sort())
  })

  it('holds no bins', () => {
    const bins = /(^|\/)(utils?|helpers?|types|common|misc|enums?)(\.tsx?|\/)/
    expect(tracked.filter((file) => bins.test(file))).toEqual([])
  })

  it('leaves nothing for later', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', 'X'.repeat(3)].map((mark) => `\\b${mark}\\b`).join('|'),
    )
    expect(found(tracked, marks)).toEqual([])
  })

  it('skips no test and runs no test alone', () => {
    const tests = tracked.filter((file) => /\.(test|e2e|spec)\.tsx?$/.test(file))
    expect(found(tests, /\b(it|test|describe)\.(skip|only|todo|fixme)\b/)).toEqual([])
  })

  it('waits for conditions, never for time', () => {
    const tests = tracked.filter((file) => /\.(test|e2e|spec)\.tsx?$/.test(file))
    expect(found(tests, /waitForTimeout|setTimeout\(resolve|timers\/promises/)).toEqual([])
  })

  it('writes no bigint where the React compiler reads: in the built app it is gone, and no test of the source sees it', () => {
    const rewritten = shipped.filter((file) => /^apps\/web\/src\/.*(\.tsx|\/use-[^/]+\.ts)$/.test(file))
    expect(found(rewritten, /\b\d[\d_]*n\b/)).toEqual([])
  })

  it('waits for conditions with more patience than the one second a runner has by itself', () => {
    const tests = tracked.filter((file) => /\.test\.tsx?$/.test(file))
    expect(found(tests, /vi\.waitFor\((?!.*timeout)/)).toEqual([])
  })
})

describe('the environment', () => {
  /** They hand it to the schema of their app, or are no part of a running app. */
  const mayRead = [
    'apps/server/src/main.ts',
    'apps/server/src/commands/command.ts',
    'apps/studio/src/main.ts',
    'apps/studio/src/operate/main.ts',
    'apps/web/vite.config.ts',
  ]

  it('is read in one place of each app', () => {
    const others = shipped.filter((file) => !mayRead.includes(file))
    expect(found(others, /\bprocess\.env\b|\benv\b.*from 'node:process'/)).toEqual([])
    for (const file of mayRead) expect(found([file], /\bprocess\.env\b/), file).not.toEqual([])
  })
})

describe('the server', () => {
  const server = shipped.filter((file) => file.startsWith('apps/server/src/'))

  it('R-44 takes no randomness from Math.random', () => {
    expect(found(server, /Math\.random/)).toEqual([])
  })

  it('writes to the log, not to the console', () => {
    const quiet = server.filter((file) => !/\/(commands\/|main\.ts)/.test(file))
    expect(found(quiet, /\bconsole\./)).toEqual([])
  })

  it('names ledger tables only inside the wallet', () => {
    const generated = 'apps/server/src/platform/tables.ts'
    const outside = server.filter((file) => !file.includes('/features/wallet/') && file !== generated)
    expect(found(outside, /\bledger_\w+/)).toEqual([])
  })

  it('keeps what is opened on a context in its services, which copies of the context share', () => {
    const apart = server.filter((file) => file !== 'apps/server/src/platform/service.ts')
    expect(found(apart, /Weak(Map|Set)<\s*(Pick<\s*)?Context\b/)).toEqual([])
  })

  it('R-7 never turns money into a float', () => {
    expect(found(server, /(Number|parseFloat)\([^)]*(amount|balance|stake|payout)/i)).toEqual([])
  })
})

describe('the app', () => {
  it('R-7 leaves whole amounts to the rules: the compiler of components makes nothing of a literal like 1n', () => {
    const compiled = shipped.filter((file) => /^apps\/web\/src\/.*(\.tsx|\/use-[\w-]+\.ts)$/.test(file))
    expect(compiled.length).toBeGreaterThan(50)
    expect(found(compiled, /(?<![\w$.'"-])\d[\d_]*n\b/)).toEqual([])
  })
})
