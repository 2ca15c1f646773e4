import { GatewayAnswer, gatewayCallbackPath, gatewayHeaders, PaymentReport } from '@perya/contract/gateway'
import { z } from 'zod'

const json = (schema: z.ZodType) => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return { 'application/json': { schema: rest } }
}

/** The gateway's call as the API page shows it. */
export const gatewayPaths = {
  [gatewayCallbackPath]: {
    post: {
      summary: 'A payment gateway tells what became of a payment; telling it again changes nothing.',
      description:
        'Callers: the gateway, by signature. `X-Gateway-Signature` is hex of HMAC-SHA256 over ' +
        '`X-Gateway-Time . body`, the time in milliseconds, the body as sent.',
      tags: ['gateway/v1'],
      parameters: Object.values(gatewayHeaders).map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: { content: json(PaymentReport) },
      responses: {
        200: {
          description: 'Taken: credited, or parked for a person to look at.',
          content: json(GatewayAnswer),
        },
        400: { description: '`BAD_REQUEST`: not as agreed; nothing happened.' },
        401: { description: '`BAD_SIGNATURE`: nothing happened.' },
        409: { description: '`CONFLICT`: told before with another content; nothing happened.' },
        500: { description: '`INTERNAL`: nobody knows; tell it again.' },
      },
    },
  },
}
