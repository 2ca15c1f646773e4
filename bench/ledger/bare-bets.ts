/**
 * The least a bet over HTTP could be: read as the platform reads it, one signature checked, one stake posted in the ledger.
 * It knows no sessions, no nonces, no rounds and no earlier answers, so it is a yardstick and no wallet.
 */
import { createServer } from 'node:http'
import { parseAmount } from '@perya/money'
import { demoIdentity, signedText, vendorHeaders, verifyText } from '@perya/vendor-protocol'
import { postTransfer } from '../../apps/server/src/features/wallet/index.ts'
import { openPool } from '../../apps/server/src/platform/db.ts'
import { takePlainRequests } from '../../apps/server/src/platform/http/plain-connections.ts'
import type { PlainRequest } from '../../apps/server/src/platform/http/plain-request.ts'

export type BareBetsSettings = { DATABASE_URL: string; HOUSE: string; FIRST_WALLET: string }

const { DATABASE_URL = '', HOUSE = '', PORT = '' } = process.env
const pool = openPool(DATABASE_URL, 4)
const house = BigInt(HOUSE)
const { key } = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' }, 'hmac-sha256')

const server = createServer((_request, response) => response.writeHead(400).end())
const connections = takePlainRequests(server, (request, _socket, done) => {
  answerTo(request).then(
    ({ status, json }) =>
      done({ status, headerLines: 'content-type: application/json\r\n', body: JSON.stringify(json) }),
    () => done(undefined),
  )
  return true
})

async function answerTo({ headers, path, body }: PlainRequest) {
  const said = (name: keyof typeof vendorHeaders) => String(headers[vendorHeaders[name]])
  const text = signedText({
    timestamp: said('timestamp'),
    nonce: said('nonce'),
    method: 'POST',
    path,
    body,
  })
  if (!verifyText(key, text, said('signature'))) return { status: 401, json: { status: 'BAD_SIGNATURE' } }
  const { requestId, playerId, txId, roundId, amount } = JSON.parse(body.toString())
  const units = parseAmount(amount)
  const { balance } = await postTransfer(
    { pool },
    {
      key: `vendor:bare:${txId}`,
      kind: 'stake',
      legs: [
        { account: BigInt(playerId), amount: -units },
        { account: house, amount: units },
      ],
      reference: `round:${roundId}`,
    },
  )
  return { status: 200, json: { status: 'OK', requestId, txId, balance: String(balance) } }
}

server.listen(Number(PORT), '127.0.0.1', () => console.log(`PERYA READY http://127.0.0.1:${PORT}/`))
process.once('SIGTERM', async () => {
  connections.close()
  server.close()
  await pool.end()
})
