import { defineConfig } from 'vitest/config'

/** Apart from the other suites: it needs the emulator, which run.mjs starts. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    include: ['apps/server/src/features/identity/testing/firebase-emulator.suite.ts'],
    globalSetup: ['apps/server/src/testing/global-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
