/** What a member may show to prove who they are, for whoever needs no schema. */
export const documentKinds = ['philsys', 'passport', 'driversLicence', 'umid', 'postal', 'voter'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What of a document, and who holds it, is shown. */
export const sides = ['front', 'back', 'selfie'] as const
export type Side = (typeof sides)[number]

/** Those whose back says nothing. */
export const oneSided: readonly DocumentKind[] = ['passport']

/** What an operator may put right of what a member said of themselves. */
export const correctable = ['payeeName', 'birthDate'] as const
export type Correctable = (typeof correctable)[number]

/** Why a person who looked at it could not say yes. */
export const refusalReasons = ['unreadable', 'expired', 'mismatch', 'selfie', 'duplicate', 'age'] as const
export type RefusalReason = (typeof refusalReasons)[number]
