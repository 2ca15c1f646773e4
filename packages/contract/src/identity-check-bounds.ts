/** The documents that a member may show to prove who they are; for code that needs no schema. */
export const documentKinds = ['philsys', 'passport', 'driversLicence', 'umid', 'postal', 'voter'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The sides of a picture of a document, and of the person who holds it. */
export const sides = ['front', 'back', 'selfie'] as const
export type Side = (typeof sides)[number]

/** Documents whose back needs no picture. */
export const oneSided: readonly DocumentKind[] = ['passport']

/** The personal data of a member that an operator may correct. */
export const correctable = ['payeeName', 'birthDate'] as const
export type Correctable = (typeof correctable)[number]

/** Why a person who looked at it could not say yes. */
export const refusalReasons = ['unreadable', 'expired', 'mismatch', 'selfie', 'duplicate', 'age'] as const
export type RefusalReason = (typeof refusalReasons)[number]
