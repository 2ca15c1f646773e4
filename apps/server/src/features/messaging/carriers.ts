/**
 * Who takes messages out of the house: an SMS gateway and an SMTP server.
 *
 * Without them a demo keeps its messages on the outbox page; production does not start.
 */
import { z } from 'zod'
import { StartError } from '#platform/start-error.ts'
import type { Carrier, Carriers } from './carrier.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpCarrier } from './smtp.ts'

const Variables = z.object({
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
})

/** What a demo has instead: the row in the outbox is all there is to deliver. */
const outbox: Carrier = { carry: async () => {} }

export function openCarriers(mode: 'demo' | 'production', variables: NodeJS.ProcessEnv): Carriers {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    throw new StartError(
      `The environment variable ${String(parsed.error.issues[0]?.path[0])} has a value that cannot be used.`,
    )
  }
  const { SMS_GATEWAY_URL, SMS_GATEWAY_SECRET, SMTP_URL, MAIL_FROM } = parsed.data
  if (mode === 'production' && SMS_GATEWAY_URL?.startsWith('http:')) {
    throw new StartError('PERYA_MODE=production needs an SMS_GATEWAY_URL that begins with https.')
  }
  const local = (needed: string): Carrier => {
    if (mode === 'production') throw new StartError(`PERYA_MODE=production needs ${needed}.`)
    return outbox
  }
  return {
    sms:
      SMS_GATEWAY_URL && SMS_GATEWAY_SECRET
        ? smsGateway({ url: SMS_GATEWAY_URL, secret: SMS_GATEWAY_SECRET })
        : local('SMS_GATEWAY_URL and SMS_GATEWAY_SECRET'),
    mail:
      SMTP_URL && MAIL_FROM
        ? smtpCarrier({ url: SMTP_URL, from: MAIL_FROM, needsTls: mode === 'production' })
        : local('SMTP_URL and MAIL_FROM'),
  }
}
