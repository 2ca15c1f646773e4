/** Whom a server asks: in a demo two sources that make the results up; production has people, and nothing made up. */
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import { demoSources } from './demo-sources.ts'
import type { ResultSource } from './result-source.ts'

const resultSources = service<readonly ResultSource[]>('result sources')

export function openResultSources(
  ctx: Context,
  sources: readonly ResultSource[] = ctx.env.mode === 'demo' ? demoSources(ctx) : [],
): void {
  resultSources.open(ctx, sources)
}

export const resultSourcesOf = resultSources.of
