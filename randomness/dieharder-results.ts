/** Results of dieharder, which repeats a test with more samples for as long as one of its results is weak. */
export type DieharderCount = { results: number; weak: number; unresolved: number; failed: number }

type Line = { samples: number; verdict: string }

/** Of what each program printed: first results and how many were weak, and what more samples made of them. */
export function countResults(printed: readonly string[]): DieharderCount {
  const programs = printed.map(linesOf)
  const first = programs.flatMap((lines) => atSamples(lines, Math.min))
  const last = programs.flatMap((lines) => atSamples(lines, Math.max))
  const count = (lines: readonly Line[], verdict: string) =>
    lines.filter((line) => line.verdict === verdict).length
  return {
    results: first.length,
    weak: count(first, 'WEAK'),
    unresolved: count(last, 'WEAK'),
    failed: count(programs.flat(), 'FAILED'),
  }
}

function linesOf(text: string): Line[] {
  const found = text.matchAll(/^[^|\n]+\|[^|]+\|[^|]+\|\s*(\d+)\|[^|]+\|\s*(PASSED|WEAK|FAILED)/gm)
  return Array.from(found, ([, samples, verdict = '']) => ({ samples: Number(samples), verdict }))
}

const atSamples = (lines: readonly Line[], pick: (...samples: number[]) => number) => {
  const samples = pick(...lines.map((line) => line.samples))
  return lines.filter((line) => line.samples === samples)
}
