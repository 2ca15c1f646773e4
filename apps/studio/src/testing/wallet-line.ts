/** The line between the studio and the wallet: real HTTP, which can lose a call or its answer on demand. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Loss = 'call' | 'answer'

export async function openWalletLine() {
  const losses: { path: string; loss: Loss; left: number }[] = []
  const seen: string[] = []
  let target = ''

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url as string
    const fault = losses.find((each) => path.endsWith(`/${each.path}`) && each.left > 0)
    if (fault) fault.left -= 1
    if (fault?.loss === 'call') return request.socket.destroy()
    seen.push(path.slice(path.lastIndexOf('/') + 1))
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const answer = await fetch(`${target}${path}`, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (fault) return request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The calls that reached the wallet, by name. */
    seen,
    leadTo(url: string) {
      target = url
    },
    /** Loses the next calls of this name, or only their answers. */
    lose(path: string, loss: Loss, times = 1) {
      losses.push({ path, loss, left: times })
    },
    mend() {
      losses.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
