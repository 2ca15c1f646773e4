/** A vendor that keeps balances and answers what a test tells it to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Context } from '#platform/context.ts'
import { readVendors } from '../directory.ts'

export type Asked = { method: 'ft' | 'cs' | 'ftoa'; reference: string; playerId?: string; amount?: string }
export type Answer = { status: string; amount?: unknown }

/** `lost`: it heard, and its answer never arrives. */
export type Word = Answer | 'lost' | ((asked: Asked) => Answer | 'lost' | Promise<Answer | 'lost'>)

export async function openToldVendor(ctx: Context) {
  let word: Word = { status: 'PENDING' }
  const heard: Asked[] = []
  const server = createServer(async (request, response) => {
    const asked = (await json(request)) as Asked
    heard.push(asked)
    const answer = typeof word === 'function' ? await word(asked) : word
    if (answer === 'lost') request.socket.destroy()
    else response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const code = `TOLD${port}`
  await ctx.pool.query(
    `insert into vendor (code, name, wallet, base_url, allowed_hosts, may_be_local)
     values ($1, $1, 'transfer', $2, '{127.0.0.1}', true)`,
    [code, `http://127.0.0.1:${port}`],
  )
  await readVendors(ctx)
  return {
    code,
    heard,
    says(next: Word) {
      word = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type ToldVendor = Awaited<ReturnType<typeof openToldVendor>>
