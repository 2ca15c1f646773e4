import { defineConfig } from 'vitest/config'

/** Room for a busy machine: tests wait for conditions, and only a hang should meet these. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

/** Vitest leaves one core to itself, which on a machine with two halves the work. */
const usual = { ...patience, maxWorkers: 2 }

/** Files may share what they have loaded: packages keep nothing in memory, and what the platform keeps belongs to its context. */
const sharing = { ...usual, isolate: false }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...sharing,
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
          ...sharing,
          name: 'server',
          include: ['apps/{server,studio}/src/**/*.test.ts', 'conformance/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-postgres.ts'],
        },
      },
      // Apart from the others, since it wants the machine for itself.
      { test: { ...patience, name: 'chaos', include: ['chaos/**/*.test.ts'] } },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: { ...usual, name: 'web', include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'] },
      },
    ],
  },
})
