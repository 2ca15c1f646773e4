/** Whom a server asks: in a demo two sources that make the results up; production has people, and nothing made up. */
import type { Context } from '#platform/context.ts'
import { demoSources } from './demo-sources.ts'
import type { ResultSource } from './result-source.ts'

const opened = new WeakMap<Context, readonly ResultSource[]>()

export function openResultSources(
  ctx: Context,
  sources: readonly ResultSource[] = ctx.env.mode === 'demo' ? demoSources(ctx) : [],
): void {
  opened.set(ctx, sources)
}

export const resultSourcesOf = (ctx: Context): readonly ResultSource[] => opened.get(ctx) ?? []
