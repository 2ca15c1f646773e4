/** `npm run chaos`, whose options stand in chaos/main.ts; `npm run chaos -- --proofs` runs the large tests at full size. */
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './toolchain.mjs'

const proofs = [
  'apps/server/src/features/wallet/statement-many.test.ts',
  'apps/server/src/features/vendors/hot-wallets.test.ts',
  'apps/server/src/features/lottery/cut-off.test.ts',
  'apps/server/src/features/lottery/killed.test.ts',
  'apps/studio/src/storm.test.ts',
  'conformance/kit.test.ts',
  'packages/lottery-control/src/two-programs.test.ts',
]
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

await ensureInstalled()
const args = process.argv.slice(2)
process.exit(
  args.includes('--proofs')
    ? await runNode([vitest, 'run', '--project=server', '--project=packages', ...proofs], {
        env: { PERYA_PROOFS: 'full' },
      })
    : await runNode(['chaos/main.ts', ...args]),
)
