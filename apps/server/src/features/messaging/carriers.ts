/**
 * Who takes messages out of the house: an SMS gateway and an SMTP server.
 *
 * Without them a demo keeps its messages on the outbox page; production does not start.
 */
import type { Env } from '#platform/env.ts'
import { StartError } from '#platform/start-error.ts'
import type { Carrier, Carriers } from './carrier.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpCarrier } from './smtp.ts'

/** What a demo has instead: the row in the outbox is all there is to deliver. */
const outbox: Carrier = { carry: async () => {} }

export function openCarriers({ mode, sms, mail }: Pick<Env, 'mode' | 'sms' | 'mail'>): Carriers {
  const local = (needed: string): Carrier => {
    if (mode === 'production') throw new StartError(`PERYA_MODE=production needs ${needed}.`)
    return outbox
  }
  return {
    sms: sms ? smsGateway(sms) : local('SMS_GATEWAY_URL and SMS_GATEWAY_SECRET'),
    mail: mail ? smtpCarrier({ ...mail, needsTls: mode === 'production' }) : local('SMTP_URL and MAIL_FROM'),
  }
}
