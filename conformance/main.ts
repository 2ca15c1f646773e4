/** `npm run vendor-conformance -- <url> [--vendor … --brand … --key-id … --algorithm … --key …]` */
import { createPrivateKey, createSecretKey } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { demoIdentity, type KeyAlgorithm, keyAlgorithms, type VendorIdentity } from '@perya/vendor-protocol'
import { runKit } from './run.ts'
import { openTarget } from './target.ts'

const usage = `Usage: npm run vendor-conformance -- <url> [options]

  --vendor <code>       who calls (PERYA)
  --brand <code>        for which merchant (PERYA)
  --key-id <id>         with which key; without it, the key of the demo
  --algorithm <name>    ${keyAlgorithms.join(', ')}
  --key <file|base64>   a private key in PEM, or the shared secret in base64
  --seed <number>       chooses what is sent in which order (1)
  --replays <number>    how many calls are sent again in random order (10000)

The target must answer the sandbox calls of the protocol, which make players with a balance.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    vendor: { type: 'string', default: 'PERYA' },
    brand: { type: 'string', default: 'PERYA' },
    'key-id': { type: 'string' },
    algorithm: { type: 'string', default: 'ed25519' },
    key: { type: 'string' },
    seed: { type: 'string', default: '1' },
    replays: { type: 'string', default: '10000' },
  },
})

const url = positionals[0]
if (url === undefined || !URL.canParse(url)) {
  console.error(usage)
  process.exit(1)
}

const target = openTarget(url, readIdentity())
let failed = 0
const results = await runKit(
  target,
  { seed: Number(values.seed), replays: Number(values.replays) },
  (result) => {
    if (result.failure !== undefined) failed += 1
    console.log(
      `${result.failure === undefined ? '✓' : '✗'} ${`${result.ms} ms`.padStart(9)}  ${result.name}`,
    )
    if (result.failure !== undefined) console.log(`             ${result.failure}`)
  },
)
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function readIdentity(): VendorIdentity {
  const { vendor, brand, algorithm, key, 'key-id': keyId } = values
  if (key === undefined || keyId === undefined) {
    return demoIdentity({ vendor, brand }, algorithm === 'hmac-sha256' ? 'hmac-sha256' : 'ed25519')
  }
  const text = existsSync(key) ? readFileSync(key, 'utf8') : key
  const isShared = algorithm === 'hmac-sha256'
  return {
    vendor,
    brand,
    keyId,
    key: {
      algorithm: algorithm as KeyAlgorithm,
      key: isShared ? createSecretKey(Buffer.from(text, 'base64')) : createPrivateKey(text),
    },
  }
}
