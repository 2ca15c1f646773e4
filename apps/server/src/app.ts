/** Joins what the features bring into one application. */
import assert from 'node:assert/strict'
import type { Signature } from '@perya/sql-calls'
import type { FastifyInstance } from 'fastify'
import { agentsFeature } from '#features/agents/index.ts'
import { cashierFeature } from '#features/cashier/index.ts'
import { catalogueFeature } from '#features/catalogue/index.ts'
import { chatFeature } from '#features/chat/index.ts'
import { consentFeature } from '#features/consent/index.ts'
import { contentFeature } from '#features/content/index.ts'
import { feedbackFeature } from '#features/feedback/index.ts'
import { gameRecordFeature } from '#features/game-record/index.ts'
import { identityFeature } from '#features/identity/index.ts'
import { identityCheckFeature } from '#features/identity-check/index.ts'
import { inboxFeature } from '#features/inbox/index.ts'
import { liveFeature } from '#features/live/index.ts'
import { lotteryFeature } from '#features/lottery/index.ts'
import { membersFeature } from '#features/members/index.ts'
import { merchantsDeskFeature, merchantsFeature } from '#features/merchants/index.ts'
import { messagingFeature } from '#features/messaging/index.ts'
import { operatorsFeature } from '#features/operators/index.ts'
import { protectionFeature } from '#features/protection/index.ts'
import { pushFeature } from '#features/push/index.ts'
import { reconciliationFeature } from '#features/reconciliation/index.ts'
import { rewardsFeature } from '#features/rewards/index.ts'
import { sealsFeature } from '#features/seals/index.ts'
import { selfCheckFeature } from '#features/self-check/index.ts'
import { vendorsFeature } from '#features/vendors/index.ts'
import { walletFeature } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Close, Feature } from '#platform/feature.ts'
import { mountDocs } from '#platform/http/docs.ts'
import type { Gates } from '#platform/http/gates.ts'
import { mountHealth, type Readiness } from '#platform/http/health.ts'
import { makeMetrics } from '#platform/http/metrics.ts'
import { mount } from '#platform/http/mount.ts'
import { answerOwnOrigins } from '#platform/http/own-origins.ts'
import { openHttp } from '#platform/http/server.ts'
import { type Slowness, slowest } from '#platform/http/slow-calls.ts'
import { openWaitMeter } from '#platform/http/wait-meter.ts'
import type { Job } from '#platform/jobs.ts'
import { withLock } from '#platform/lock.ts'
import { openSealed, sealedBodyJobs } from '#platform/sealed-body.ts'
import { longestWaitMs } from '#platform/waiting.ts'
import { defaultWebDir, mountWeb } from '#platform/web/index.ts'

/** Merchants first: the demo data of every other feature belongs to one. */
export const features: readonly Feature[] = [
  merchantsFeature,
  walletFeature,
  messagingFeature,
  membersFeature,
  identityFeature,
  operatorsFeature,
  merchantsDeskFeature,
  vendorsFeature,
  catalogueFeature,
  lotteryFeature,
  gameRecordFeature,
  consentFeature,
  contentFeature,
  pushFeature,
  inboxFeature,
  protectionFeature,
  identityCheckFeature,
  rewardsFeature,
  cashierFeature,
  agentsFeature,
  reconciliationFeature,
  feedbackFeature,
  chatFeature,
  liveFeature,
  sealsFeature,
  selfCheckFeature,
]

export type AppOptions = {
  readiness?: Readiness
  /** Where the built app is. */
  webDir?: string
  /** How long calls wait at present; measured unless given. */
  waitMs?: () => number
  slowness?: Slowness
}

export async function buildApp(
  ctx: Context,
  joined: readonly Feature[] = features,
  { readiness = { isStopping: false }, webDir = defaultWebDir, waitMs, slowness = slowest }: AppOptions = {},
): Promise<FastifyInstance> {
  const metrics = makeMetrics(ctx.pool)
  const meter = openWaitMeter((now) => longestWaitMs(ctx.pool, now))
  const app = await openHttp(ctx.env, ctx.log, {
    metrics,
    waitMs: waitMs ?? meter.waitMs,
    slowness,
  })
  app.addHook('onClose', async () => meter.stop())
  for (const feature of joined) {
    const close = await feature.open?.(ctx)
    if (close) app.addHook('onClose', async () => close())
  }
  // Hooks run from the last to the first: vendors are answered before the features close.
  app.addHook('onClose', () => app.vendorListener.close())
  const routes = joined.flatMap((feature) => feature.routes?.(ctx) ?? [])
  const gates = joinGates(ctx, joined)
  const { vendorListener } = app
  mountHealth(app, { vendorListener, env: ctx.env, pool: ctx.pool, metrics, readiness })
  if (gates.isOwnOrigin) answerOwnOrigins(app, gates.isOwnOrigin)
  mount(app, routes, gates)
  const plugins = joined.flatMap((feature) => feature.plugin?.(ctx) ?? [])
  for (const plugin of plugins) await app.register(async (scope) => plugin.mount(scope))
  await mountDocs(
    app,
    routes
      .map((route) => route.endpoint)
      .filter(({ path }) => ctx.env.mode === 'demo' || !isOfOperators(path)),
    Object.assign({}, ...plugins.map((plugin) => plugin.paths)),
  )
  await mountWeb(app, {
    webDir,
    findSite: gates.findSite,
    firstScreen: gates.firstScreen,
    frameSources: gates.frameSources,
    log: ctx.log,
  })
  return app
}

/** In production the API page is read by anybody, and what operators may do is nobody else's business. */
const isOfOperators = (path: string) => path.startsWith('/ops/')

export function listJobs(ctx: Context, joined: readonly Feature[] = features): Job[] {
  return [...sealedBodyJobs(ctx), ...joined.flatMap((feature) => feature.jobs?.(ctx) ?? [])]
}

export const listSqlCalls = (joined: readonly Feature[] = features): Signature[] =>
  joined.flatMap((feature) => feature.sqlCalls ?? [])

/** Starts what the features do by clocks of their own. */
export function startWork(ctx: Context, joined: readonly Feature[] = features): Close {
  const stops = joined.flatMap((feature) => feature.work?.(ctx) ?? [])
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Any number that no other lock of the platform uses. */
const seedLock = 7_301_002

/** Fills the demo merchant, one process at a time. */
export async function seedDemo(ctx: Context, joined: readonly Feature[] = features): Promise<void> {
  assert(ctx.env.mode === 'demo', 'demo data stays out of production')
  await withLock(ctx.pool, seedLock, async () => {
    for (const feature of joined) await feature.seedDemo?.(ctx)
  })
}

function joinGates(ctx: Context, joined: readonly Feature[]): Gates {
  const gates: Partial<Gates> = {
    findSignedIn: () => null,
    openSealed: (request) => openSealed(ctx, request),
  }
  for (const feature of joined) Object.assign(gates, feature.gates?.(ctx))
  assert(gates.findHost && gates.findSite, 'a feature says which merchant answers on a host')
  return gates as Gates
}
