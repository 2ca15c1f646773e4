import type { Logger } from 'pino'
import type { CallSeries } from './call-durations.ts'

type Answered = {
  calls: CallSeries
  reqId: string
  method: string
  /** As it stands in the request line. */
  url: string
  status: number
  ms: number
  ip: string
}

/**
 * Every answer is counted; those that changed something or refused are also written down.
 * The query stays out of both: some calls carry a token there.
 */
export function makeAnswerRecord(log: Logger): (answered: Answered) => void {
  // These fields hold no secrets, so redacting every line would waste time.
  const answers = log.child({}, { redact: [] })
  const writesReads = answers.isLevelEnabled('debug')
  const writesChanges = answers.isLevelEnabled('info')
  return ({ calls, reqId, method, url, status, ms, ip }) => {
    calls.observe(status, ms)
    const isRead = method === 'GET' && status < 400
    if (isRead ? !writesReads : !writesChanges) return
    answers[isRead ? 'debug' : 'info']({ reqId, method, path: pathOf(url), status, ms, ip }, 'answered')
  }
}

export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
