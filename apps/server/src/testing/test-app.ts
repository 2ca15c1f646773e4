import type { FastifyInstance } from 'fastify'
import type { Feature } from '#platform/feature.ts'
import { type AppOptions, buildApp, features, seedDemo } from '../app.ts'
import { demoTemplate, isOfThisHour } from './demo-template.ts'
import { openTestContext, type TestContext } from './test-context.ts'

export type TestApp = TestContext & { app: FastifyInstance }

type Changes = Parameters<typeof openTestContext>[0]

type Options = AppOptions & {
  /** All of them unless named. */
  features?: readonly Feature[]
  context?: Changes
}

/** The whole application on a database of its own, with its demo data; call it with `app.inject`. */
export async function openTestApp({
  features: joined = features,
  context,
  ...options
}: Options = {}): Promise<TestApp> {
  const isUsual = joined === features && hasUsualDemo(context)
  const opened = await openTestContext(context, isUsual ? await demoTemplate() : undefined)
  if (!isUsual) await seedDemo(opened.ctx, joined)
  const app = await buildApp(opened.ctx, joined, options)
  return {
    ...opened,
    app,
    async close() {
      await app.close()
      await opened.close()
    },
  }
}

/** Whether what is seeded would be the same as anywhere else: for the same hour, under the same keys and address. */
function hasUsualDemo({ now = () => new Date(), secrets, env }: Changes = {}): boolean {
  return isOfThisHour(now) && secrets === undefined && env?.port === undefined
}
