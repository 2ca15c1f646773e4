import type { Dispatcher, Pool } from 'undici'

export type Post = { path: string; headers: Record<string, string>; body: Buffer }

/** Sends a call and returns its whole answer; follows no redirect. */
export type Line = (post: Post, timeoutMs: number) => Promise<{ status: number; text: string }>

const lines = new Map<string, Line>()

/** Connections to one address, kept open between calls. */
export function openLine(url: string): Line {
  const { origin } = new URL(url)
  let line = lines.get(origin)
  if (!line) {
    line = makeLine(origin)
    lines.set(origin, line)
  }
  return line
}

function makeLine(origin: string): Line {
  let opening: Promise<Pool> | undefined
  return async ({ path, headers, body }, timeoutMs) => {
    opening ??= openPool(origin)
    const pool = await opening
    return new Promise((resolve, reject) => {
      // One timeout for the whole call, instead of one for the head and one for each piece of the body.
      const request = { path, method: 'POST', headers, body, headersTimeout: 0, bodyTimeout: 0 } as const
      pool.dispatch(request, hearAnswer(timeoutMs, resolve, reject))
    })
  }
}

/** Loading the library takes a tenth of a second, so it is loaded with the first call and not at the start. */
async function openPool(origin: string): Promise<Pool> {
  const { Pool } = await import('undici')
  // Over HTTP/2 one connection that went silent would hold up every call for as long as TCP keeps trying.
  return new Pool(origin, { allowH2: false })
}

function hearAnswer(
  timeoutMs: number,
  resolve: (answer: { status: number; text: string }) => void,
  reject: (error: Error) => void,
): Dispatcher.DispatchHandler {
  let sending: Dispatcher.DispatchController | undefined
  let status = 0
  const chunks: Buffer[] = []
  let late: Error | undefined
  const patience = setTimeout(() => {
    late = new Error(`no answer within ${timeoutMs} ms`)
    sending?.abort(late)
    reject(late)
  }, timeoutMs)
  return {
    onRequestStart(controller) {
      // The call timed out while it waited for a connection and its caller knows: it must not be sent any more.
      if (late) controller.abort(late)
      sending = controller
    },
    onResponseStart(_controller, statusCode) {
      status = statusCode
    },
    onResponseData(_controller, chunk) {
      chunks.push(chunk)
    },
    onResponseEnd() {
      clearTimeout(patience)
      resolve({ status, text: Buffer.concat(chunks).toString() })
    },
    onResponseError(_controller, error) {
      clearTimeout(patience)
      reject(error)
    },
  }
}
