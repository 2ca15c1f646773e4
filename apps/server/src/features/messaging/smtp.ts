import { createTransport } from 'nodemailer'
import type { Carrier } from './carrier.ts'

export function smtpCarrier(options: { url: string; from: string; needsTls: boolean }): Carrier {
  const transport = createTransport({
    url: options.url,
    pool: true,
    // A server in the middle could strip STARTTLS and read the mail; production hangs up instead.
    requireTLS: options.needsTls && options.url.startsWith('smtp:'),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async carry({ id, to, subject, body }) {
      const sending = transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        subject: subject ?? '',
        text: body,
        // The same for every try, so that a mailbox shows a repeated mail once.
        messageId: `<message-${id}@${options.from.replace(/^.*@|>$/g, '')}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await sending.catch((error: { code?: string; responseCode?: number }) => {
        // The server's own words name the addressee, and whatever is thrown here is logged.
        throw new Error(`the SMTP server answered ${error.responseCode ?? 'nothing'} (${error.code})`)
      })
    },
    close: () => transport.close(),
  }
}
