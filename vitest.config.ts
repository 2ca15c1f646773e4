import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Room for a busy machine: tests wait for conditions, and only a hang should meet these. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 10 } },
}

const usual = {
  ...patience,
  // A test waits for a database, a server or a page for a third of its time, so three keep two cores busy.
  maxWorkers: 3,
  // Files may share a worker: packages keep nothing in memory, and what the platform keeps belongs to its context.
  isolate: false,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...usual,
          name: 'packages',
          include: [
            'packages/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'randomness/**/*.test.ts',
            'apps/studio/client/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...usual,
          name: 'server',
          include: ['apps/{server,studio}/src/**/*.test.ts', 'conformance/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-postgres.ts'],
        },
      },
      // Apart from the others, since it wants the machine for itself; while one of its files waits for a server, another computes.
      { test: { ...patience, name: 'chaos', include: ['chaos/**/*.test.ts'], maxWorkers: 2 } },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          ...usual,
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
          // Times that a stylesheet states are read from its text.
          css: { include: [/\.css\?raw$/] },
          setupFiles: [join(import.meta.dirname, 'apps/web/src/lib/testing/own-globals.ts')],
        },
      },
    ],
  },
})
