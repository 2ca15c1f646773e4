import { createHash } from 'node:crypto'
import { Language } from '@perya/contract/language'
import * as contract from '@perya/contract/messaging'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { openText } from '#platform/personal-data.ts'
import { listSent } from './message.store.ts'
import { outboxPage, outboxStyle } from './outbox-page.ts'
import { bodyPurpose, recipientPurpose } from './queue-message.ts'

const shown = 100
const styleHash = createHash('sha256').update(outboxStyle).digest('base64')

export const outboxRoutes = (ctx: Context): Route[] => [
  route(contract.listOutbox, async ({ to }) => {
    const messages = await readOutbox(ctx)
    return { messages: to === undefined ? messages : messages.filter((message) => message.to === to) }
  }),
  route(contract.showOutbox, async ({ lang }, caller, { request, reply }) => {
    const messages = await readOutbox(ctx)
    // A page is opened by its address alone, so the app's choice of language comes with the cookie.
    const chosen = Language.safeParse(request.cookies.language).data
    const page = outboxPage(messages, lang ?? chosen ?? caller.language)
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
      )
      .send(page)
  }),
]

async function readOutbox(ctx: Context) {
  if (ctx.env.mode === 'production') throw new AppError('route.unknown')
  const rows = await listSent(ctx.db, shown)
  return rows.map((row) => ({
    id: row.id.toString(),
    kind: row.kind,
    to: openText(ctx.secrets, recipientPurpose, row.recipient),
    subject: row.subject,
    body: row.body ? openText(ctx.secrets, bodyPurpose, row.body) : '',
    sentAt: (row.sent_at as Date).toISOString(),
  }))
}
