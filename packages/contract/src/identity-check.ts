import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { documentKinds, oneSided, refusalReasons } from './identity-check-bounds.ts'
import { pictureBytesMax } from './picture-bounds.ts'
import { AmountText } from './values.ts'

const PictureId = z.uuid()

export const IdentityCheck = z.strictObject({
  state: z.enum(['none', 'underReview', 'verified', 'refused']),
  /** Why it was refused. */
  reason: z.enum(refusalReasons).nullable(),
  sentAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
})
export type IdentityCheck = z.infer<typeof IdentityCheck>

/** What a site asks it for. */
export const IdentityNeed = z.strictObject({
  play: z.boolean(),
  /** Withdrawals above this amount; `null` when no withdrawal needs it. */
  withdrawalAbove: AmountText.nullable(),
})
export type IdentityNeed = z.infer<typeof IdentityNeed>

export const getIdentityCheck = endpoint({
  summary: 'How far the member has come in proving who they are, and what the site asks it for.',
  method: 'GET',
  path: '/wps/member/identity-check',
  access: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ check: IdentityCheck, need: IdentityNeed, minimumAge: z.int() }),
  errors: [],
})

export const addIdentityPicture = endpoint({
  summary:
    'Hands in one PNG or JPG as the whole body (application/octet-stream), to be sent with an identity check. Only reviewers ever see it.',
  method: 'POST',
  path: '/wps/member/identity-check/picture',
  access: 'member',
  input: z.instanceof(Uint8Array<ArrayBuffer>),
  output: z.strictObject({ id: PictureId }),
  errors: ['picture.unreadable', 'picture.tooWide', 'identityCheck.tooMany', 'body.large'],
  fileBytesMax: pictureBytesMax,
  perMinute: 30,
})

export const sendIdentityCheck = endpoint({
  summary: 'Sends a document and a selfie, handed in before, to be looked at by a person.',
  method: 'POST',
  path: '/wps/member/identity-check',
  access: 'member',
  input: z
    .strictObject({
      fullName: z.string().trim().min(2).max(80),
      birthDate: z.iso.date(),
      documentKind: z.enum(documentKinds),
      documentNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,31}$/),
      front: PictureId,
      back: PictureId.nullable(),
      selfie: PictureId,
    })
    .refine(({ documentKind, back }) => back !== null || oneSided.includes(documentKind), { path: ['back'] }),
  output: IdentityCheck,
  errors: [
    'identityCheck.underReview',
    'identityCheck.verified',
    'identityCheck.name',
    'identityCheck.birthDate',
    'age.tooYoung',
    'field.format',
    'picture.unknown',
  ],
  sealed: true,
  perMinute: 10,
})

export const identityCheckEndpoints = { getIdentityCheck, addIdentityPicture, sendIdentityCheck }
