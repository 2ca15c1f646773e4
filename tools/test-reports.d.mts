type Named = { name: string; reason: string }

export interface RunnerResult {
  passed: number
  failed: Named[]
  /** Browser tests that passed only at their second try. */
  flaky?: Named[]
}

export function readVitest(name: string, file: string): RunnerResult
export function readPlaywright(name: string, file: string): RunnerResult
