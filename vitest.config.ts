import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'packages', include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'conformance/**/*.test.ts', 'chaos/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-postgres.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'] },
      },
    ],
  },
})
