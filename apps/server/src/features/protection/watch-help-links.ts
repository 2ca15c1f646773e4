/** Somebody in need who meets a dead link may not look for another, so each is followed as a player would. */
import type { HelpLink } from '@perya/contract/help-links'
import { Gauge, type Registry, register } from 'prom-client'
import type { Context } from '#platform/context.ts'
import { countDead, keepLook } from './help-link.store.ts'

const patienceMs = 15_000

export async function watchHelpLinks(
  ctx: Pick<Context, 'db' | 'log'>,
  links: readonly HelpLink[],
): Promise<void> {
  for (const { name, url } of links) {
    const reason = await followLink(url)
    const { deadSince, isNew } = await keepLook(ctx.db, { name, url, reason })
    if (isNew) ctx.log.error({ name, url, reason }, 'a link to help for players is dead')
    else if (deadSince)
      ctx.log.warn({ name, url, reason, deadSince }, 'a link to help for players is still dead')
  }
}

/** Why nobody is there, or `null`. A site that turns programs away is there for people. */
async function followLink(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    await response.body?.cancel()
    const isThere = response.ok || [401, 403, 405, 429].includes(response.status)
    return isThere ? null : `answers ${response.status}`
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error && cause.message ? cause.message : message
  }
}

/** Read when asked for, so that every node tells what any of them found. */
export function addHelpLinkMetric(ctx: Pick<Context, 'db'>, registry: Registry = register): () => void {
  const name = 'help_links_dead'
  // Two applications of one process (as in tests) would each add theirs; the newest answers.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help: 'Places outside that players are sent to for help and that do not answer.',
    registers: [registry],
    async collect() {
      this.set(await countDead(ctx.db))
    },
  })
  return () => registry.removeSingleMetric(name)
}
