import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from './test-reports.mjs'

const dir = mkdtempSync(join(tmpdir(), 'perya-reports-test-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function reportOf(json: unknown) {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(json))
  return file
}

describe('the closing count of npm test', () => {
  it('counts a runner that wrote no report as one failure', () => {
    for (const read of [readVitest, readPlaywright]) {
      const { passed, failed } = read('Tests', join(dir, 'nowhere.json'))
      expect(passed).toBe(0)
      expect(failed.map(({ name }) => name)).toEqual(['Tests'])
    }
  })

  it('names the tests that failed or were skipped, and files that could not be loaded', () => {
    const file = reportOf({
      success: false,
      numTotalTests: 3,
      numPassedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'one', status: 'passed', failureMessages: [] },
            { fullName: 'two', status: 'failed', failureMessages: ['expected 1 to be 2'] },
            { fullName: 'three', status: 'skipped', failureMessages: [] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    })
    expect(readVitest('Tests', file)).toEqual({
      passed: 1,
      failed: [
        { name: 'two', reason: 'expected 1 to be 2' },
        { name: 'three', reason: 'skipped' },
        { name: 'b.test.ts', reason: 'no such module' },
      ],
    })
  })

  it('counts an error outside of any test', () => {
    const file = reportOf({ success: false, numTotalTests: 1, numPassedTests: 1, testResults: [] })
    expect(readVitest('Tests', file).failed).toHaveLength(1)
  })

  it('names browser tests that failed, and the run’s own errors', () => {
    const spec = (title: string, status: string, messages: string[]) => ({
      file: 'login.spec.ts',
      title,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    })
    const file = reportOf({
      stats: { expected: 1 },
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('opens', 'expected', [])],
          suites: [{ specs: [spec('closes', 'unexpected', ['timed out'])] }],
        },
      ],
    })
    expect(readPlaywright('Browser tests', file)).toEqual({
      passed: 1,
      failed: [
        { name: 'login.spec.ts › closes', reason: 'timed out' },
        { name: 'Browser tests', reason: 'no server' },
      ],
      flaky: [],
    })
  })

  it('counts a browser test that passed at its second try as passed, and names it', () => {
    const spec = {
      file: 'login.spec.ts',
      title: 'opens',
      tests: [{ status: 'flaky', results: [{ errors: [{ message: 'timed out' }] }, { errors: [] }] }],
    }
    const file = reportOf({ stats: { expected: 1 }, errors: [], suites: [{ specs: [spec] }] })
    expect(readPlaywright('Browser tests', file)).toEqual({
      passed: 2,
      failed: [],
      flaky: [{ name: 'login.spec.ts › opens', reason: 'timed out' }],
    })
  })
})
