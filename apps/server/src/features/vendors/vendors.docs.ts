import { VendorAnswer, vendorCalls } from '@perya/contract/vendor'
import { vendorHeaders } from '@perya/vendor-protocol'
import { z } from 'zod'

const parameters = Object.values(vendorHeaders).map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}))

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return { 'application/json': { schema: rest } }
}

/** The wallet protocol as the API page shows it. */
export const vendorPaths = Object.fromEntries(
  Object.values(vendorCalls).map(({ path, summary, input }) => [
    path,
    {
      post: {
        summary,
        description:
          'Callers: vendors, by signature. `X-Signature` is base64 of Ed25519, RSA-SHA256 or HMAC-SHA256 over ' +
          '`X-Timestamp \\n X-Nonce \\n POST \\n path \\n sha256hex(body)`, the body as sent.',
        tags: ['vendor/v1'],
        parameters,
        requestBody: { content: json(input, 'input') },
        responses: {
          200: {
            description: 'What became of it stands in `status`.',
            content: json(VendorAnswer, 'output'),
          },
          400: { description: '`BAD_REQUEST`: the body is not as agreed; nothing happened.' },
          401: { description: '`BAD_SIGNATURE`: nothing happened.' },
          500: { description: '`INTERNAL`: nobody knows; ask again under the same id.' },
        },
      },
    },
  ]),
)
