import type { Row } from '#platform/rows.ts'

type MemberRow = Row<'member'>

export type MemberStatus = MemberRow['status']
export type RegisterMethod = NonNullable<MemberRow['registerMethod']>

/** A member as other features meet one: no personal data. */
export type Member = Pick<
  MemberRow,
  | 'id'
  | 'merchant'
  | 'userName'
  | 'type'
  | 'status'
  | 'uplineId'
  | 'toUpline'
  | 'nickname'
  | 'icon'
  | 'language'
  // Unset until the member logs in for the first time.
  | 'firstLoginAt'
  | 'registeredAt'
  // Unset until a person has looked at the member's document.
  | 'identityVerifiedAt'
>
