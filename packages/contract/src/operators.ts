import { z } from 'zod'
import { captchaAnswer } from './captcha.ts'
import { endpoint, operatorEndpoint } from './endpoint.ts'
import { type Permission, permissionKeys } from './permissions.ts'

export const OperatorName = z.string().regex(/^[a-z][a-z0-9.-]{1,31}$/)
export const PermissionKey = z.enum(permissionKeys as [Permission, ...Permission[]])

const Operator = z.strictObject({ name: OperatorName, permissions: z.array(PermissionKey) })

export const loginOperator = endpoint({
  summary:
    'Logs an operator in by name, password and the code their authenticator shows; each code works once.',
  method: 'POST',
  path: '/ops/session/login',
  access: 'anyone',
  input: z.strictObject({
    name: z.string().min(1).max(32),
    password: z.string().min(1).max(128),
    code: z.string().regex(/^\d{6}$/),
    ...captchaAnswer,
  }),
  output: Operator.extend({
    token: z.string(),
    /** The session ends then at the latest, and after a quarter of an hour without a call. */
    expiresAt: z.iso.datetime(),
  }),
  errors: ['operator.refused', 'account.disabled', 'login.locked', 'captcha.required', 'captcha.wrong'],
  sealed: true,
  perMinute: 20,
  isAlwaysOpen: true,
})

export const logoutOperator = operatorEndpoint({
  summary: 'Ends the operator’s session.',
  method: 'POST',
  path: '/ops/session/logout',
  permission: null,
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
})

export const getOperator = operatorEndpoint({
  summary: 'Who the caller is, and what they are allowed to do.',
  method: 'GET',
  path: '/ops/session',
  permission: null,
  input: z.strictObject({}),
  output: Operator,
  errors: [],
})

const ActNumber = z.string().regex(/^[1-9]\d{0,17}$/)

export const listActs = operatorEndpoint({
  summary: 'What operators of the merchant did, the latest first; `before` asks for what was earlier.',
  method: 'GET',
  path: '/ops/audit',
  permission: 'audit.read',
  input: z.strictObject({ before: ActNumber.optional(), operator: OperatorName.optional() }),
  output: z.strictObject({
    acts: z.array(
      z.strictObject({
        number: ActNumber,
        at: z.iso.datetime(),
        /** `null` for a log-in, whose input says which name was used. */
        operator: z.string().nullable(),
        call: z.string(),
        input: z.unknown(),
        ip: z.string(),
        userAgent: z.string(),
        /** `done`, the error that refused it, or `null` when the outcome is unknown. */
        outcome: z.string().nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [],
})

export const operatorsEndpoints = { loginOperator, logoutOperator, getOperator, listActs }
