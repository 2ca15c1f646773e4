import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Feature } from '#platform/feature.ts'
import { StartError } from '#platform/start-error.ts'
import { auditSeals } from './audit-seals.ts'
import { writeSeal } from './write-seal.ts'

export { auditSeals } from './audit-seals.ts'

/** A server that could not seal would be noticed only when somebody needs the seals. */
export function assertCanSeal(sealsDir: string): void {
  try {
    mkdirSync(sealsDir, { recursive: true })
    accessSync(sealsDir, constants.W_OK)
  } catch {
    throw new StartError(
      `The folder of seals ${sealsDir} cannot be written to; choose another with PERYA_SEALS.`,
    )
  }
}

/** All seals are compared every day; each hour those that came since. */
const sinceAllMs = 25 * 3_600_000

export const sealsFeature: Feature = {
  name: 'seals',
  jobs: (ctx) => [
    { name: 'seals.write', everySeconds: 10, run: () => writeSeal(ctx) },
    {
      name: 'seals.audit',
      cron: '37 * * * *',
      async run() {
        await auditSeals(ctx, new Date(ctx.now().getTime() - sinceAllMs))
      },
    },
    {
      name: 'seals.audit-all',
      cron: '17 4 * * *',
      async run() {
        await auditSeals(ctx)
      },
    },
  ],
}
