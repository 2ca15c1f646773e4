import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { correctable, documentKinds, refusalReasons, sides } from './identity-check-bounds.ts'

const Id = z.string().regex(/^[1-9]\d{0,17}$/)

const permission = 'identity.review'

const Listed = {
  id: Id,
  userName: z.string(),
  documentKind: z.enum(documentKinds),
  sentAt: z.iso.datetime(),
}

export const listIdentityChecks = operatorEndpoint({
  summary: 'Identity checks that wait for a person, the oldest first.',
  method: 'GET',
  path: '/ops/identity-checks',
  permission,
  input: z.strictObject({}),
  output: z.strictObject({ checks: z.array(z.strictObject(Listed)) }),
  errors: [],
})

export const openIdentityCheck = operatorEndpoint({
  summary: 'One identity check with what its member wrote, and which pictures it has.',
  method: 'GET',
  path: '/ops/identity-checks/open',
  permission,
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    ...Listed,
    state: z.enum(['underReview', 'verified', 'refused']),
    reason: z.enum(refusalReasons).nullable(),
    fullName: z.string(),
    birthDate: z.iso.date(),
    documentNumber: z.string(),
    sides: z.array(z.enum(sides)),
  }),
  errors: ['identityCheck.unknown'],
})

export const getIdentityPicture = operatorEndpoint({
  summary: 'A picture of an identity check, as the platform drew it anew.',
  method: 'GET',
  path: '/ops/identity-checks/picture',
  permission,
  input: z.strictObject({ id: Id, side: z.enum(sides) }),
  output: z.undefined(),
  errors: ['identityCheck.unknown', 'picture.unknown'],
})

export const verifyIdentity = operatorEndpoint({
  summary: 'Says that a member is who they say.',
  method: 'POST',
  path: '/ops/identity-checks/verify',
  permission,
  input: z.strictObject({ id: Id }),
  /** The restricted lists that name the member; they keep play closed. */
  output: z.strictObject({ restrictedBy: z.array(z.string()) }),
  errors: [
    'identityCheck.unknown',
    'identityCheck.decided',
    'identityCheck.mismatch',
    'identityCheck.duplicate',
  ],
})

export const refuseIdentity = operatorEndpoint({
  summary: 'Refuses an identity check; its member reads why and may send another.',
  method: 'POST',
  path: '/ops/identity-checks/refuse',
  permission,
  input: z.strictObject({ id: Id, reason: z.enum(refusalReasons) }),
  output: z.strictObject({}),
  errors: ['identityCheck.unknown', 'identityCheck.decided'],
})

export const forgetPasskeys = operatorEndpoint({
  summary:
    'Takes all passkeys of a member who lost them away, and the second factor with them; withdrawals rest for a day.',
  method: 'POST',
  path: '/ops/members/forget-passkeys',
  permission,
  input: z.strictObject({ userName: z.string().min(1).max(32) }),
  output: z.strictObject({}),
  errors: ['passkey.unknown', 'member.unknown'],
})

export const listTooYoung = operatorEndpoint({
  summary: 'Members who are too young for the site by the birth date they gave, and until when.',
  method: 'GET',
  path: '/ops/members/too-young',
  permission,
  input: z.strictObject({}),
  output: z.strictObject({
    members: z.array(
      z.strictObject({ userName: z.string(), birthDate: z.iso.date(), until: z.iso.datetime() }),
    ),
  }),
  errors: [],
})

export const correctPerson = operatorEndpoint({
  summary:
    'Corrects the name a member withdraws in, or their birth date, until they are verified. Accounts in another name are taken away; withdrawals rest for a day.',
  method: 'POST',
  path: '/ops/members/correct',
  permission,
  input: z.strictObject({
    userName: z.string().min(1).max(32),
    field: z.enum(correctable),
    /** The full name, or the birth date as YYYY-MM-DD; written down masked. */
    personalData: z.string().max(80),
  }),
  output: z.strictObject({}),
  errors: ['member.unknown', 'identityCheck.fixed', 'name.format', 'field.format', 'card.inUse'],
})

export const opsIdentityEndpoints = {
  listIdentityChecks,
  openIdentityCheck,
  getIdentityPicture,
  verifyIdentity,
  refuseIdentity,
  forgetPasskeys,
  listTooYoung,
  correctPerson,
}
