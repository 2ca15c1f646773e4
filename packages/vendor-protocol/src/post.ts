import http from 'node:http'
import https from 'node:https'

const plain = { request: http.request, agent: new http.Agent({ keepAlive: true }) }
const secure = { request: https.request, agent: new https.Agent({ keepAlive: true }) }

/**
 * One request and its whole answer, wherever it leads: nothing is followed.
 *
 * `fetch` says the same for three times the CPU, and every spin of the studio is such a call.
 */
export function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { request, agent } = url.protocol === 'https:' ? secure : plain
    const sent = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    const patience = setTimeout(() => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    sent.on('close', () => clearTimeout(patience))
    sent.end(body)
  })
}
