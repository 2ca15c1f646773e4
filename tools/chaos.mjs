/** `npm run chaos`, whose options stand in chaos/main.ts; `npm run chaos -- --proofs` runs the large tests at full size. */
import { join } from 'node:path'
import { ensureInstalled, root, runNode } from './toolchain.mjs'

const proofs = [
  'apps/server/src/features/wallet/statement-many.test.ts',
  'apps/server/src/features/vendors/hot-wallets.test.ts',
  'conformance/kit.test.ts',
]

await ensureInstalled()
const args = process.argv.slice(2)
process.exit(
  args.includes('--proofs')
    ? await runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', ...proofs], {
        env: { PERYA_PROOFS: 'full' },
      })
    : await runNode(['chaos/main.ts', ...args]),
)
