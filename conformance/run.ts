import type { Case, KitOptions } from './case.ts'
import { cases } from './cases.ts'
import type { Target } from './target.ts'

export type Result = { name: string; ms: number; failure: string | undefined }

export async function runCase(one: Case, target: Target, options: KitOptions): Promise<Result> {
  const start = performance.now()
  const failure = await one.run(target, options).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { name: one.name, ms: Math.round(performance.now() - start), failure }
}

/** Tries every rule, one after the other, and tells each as it is known. */
export async function runKit(
  target: Target,
  options: KitOptions,
  tell: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = []
  for (const one of cases) {
    const result = await runCase(one, target, options)
    results.push(result)
    tell(result)
  }
  return results
}
