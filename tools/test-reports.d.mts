export interface RunnerResult {
  passed: number
  failed: { name: string; reason: string }[]
}

export function readVitest(name: string, file: string): RunnerResult
export function readPlaywright(name: string, file: string): RunnerResult
