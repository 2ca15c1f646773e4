/** What the two test runners wrote down, in one shape: how many passed, which failed, and which passed only at a second try. */
import { readFileSync } from 'node:fs'

/** A runner that died before it could report counts as a failure, not as silence. */
const silent = (name) => ({ passed: 0, failed: [{ name, reason: 'The runner ended without a report.' }] })

export function readVitest(name, file) {
  const json = read(file)
  if (!json || json.numTotalTests === 0) return silent(name)
  const tests = json.testResults.flatMap((suite) => suite.assertionResults)
  const failed = tests
    .filter(({ status }) => status !== 'passed')
    .map((test) => ({ name: test.fullName, reason: test.failureMessages?.join('\n') || test.status }))
  // A file that could not be loaded has no tests to blame.
  for (const suite of json.testResults) {
    const isBlamed = suite.assertionResults.some(({ status }) => status !== 'passed')
    if (suite.status !== 'passed' && !isBlamed) failed.push({ name: suite.name, reason: suite.message })
  }
  if (!json.success && failed.length === 0) failed.push({ name, reason: 'An error outside of any test.' })
  return { passed: json.numPassedTests, failed }
}

export function readPlaywright(name, file) {
  const json = read(file)
  if (!json || json.stats.expected === 0) return silent(name)
  const unsteady = specs(json.suites).filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
  const isFlaky = ({ tests }) => tests.every(({ status }) => status === 'expected' || status === 'flaky')
  const named = (spec) => ({
    name: `${spec.file} › ${spec.title}`,
    reason: spec.tests.map(reasonOf).join('\n'),
  })
  const flaky = unsteady.filter(isFlaky).map(named)
  const failed = unsteady.filter((spec) => !isFlaky(spec)).map(named)
  const errors = json.errors.map(({ message }) => ({ name, reason: message ?? '' }))
  return { passed: json.stats.expected + flaky.length, failed: [...failed, ...errors], flaky }
}

const specs = (suites = []) => suites.flatMap((suite) => [...suite.specs, ...specs(suite.suites)])

const reasonOf = ({ status, results }) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || status

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
