import type { FastifyInstance } from 'fastify'
import type { Feature } from '#platform/feature.ts'
import { type AppOptions, buildApp, features, seedDemo } from '../app.ts'
import { openTestContext, type TestContext } from './test-context.ts'

export type TestApp = TestContext & { app: FastifyInstance }

type Options = AppOptions & {
  /** All of them unless named. */
  features?: readonly Feature[]
  context?: Parameters<typeof openTestContext>[0]
}

/** The whole application on a database of its own, with its demo data; call it with `app.inject`. */
export async function openTestApp({
  features: joined = features,
  context,
  ...options
}: Options = {}): Promise<TestApp> {
  const opened = await openTestContext(context)
  await seedDemo(opened.ctx, joined)
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
