import type { Feature } from '#platform/feature.ts'
import { membersRoutes } from './members.routes.ts'

export {
  forgetPersonalData,
  markFirstLogin,
  markMobileVerified,
  updateNickname,
  updateStatus,
} from './change-member.ts'
export { createMember } from './create-member.ts'
export {
  findMember,
  findMemberByMobile,
  findMemberByUserName,
  isInTeam,
  listMembersByTypedMobile,
} from './find-member.ts'
export { findUsableLink, insertLink } from './invitations.ts'
export { lockMember, lockMembers } from './lock-member.ts'
export { maskBirthDate, maskEmail, maskMobile, maskName } from './mask.rules.ts'
export type { Member, MemberStatus } from './member.ts'
export {
  changePerson,
  documentIndex,
  emailIndex,
  findBirthDate,
  hasMemberWithEmail,
  type Identity,
  keepEmail,
  keepIdentity,
  keepMobile,
  keepPayeeName,
  listRestrictions,
  lockPersonalData,
  maySetMobile,
  mobileIndex,
  personIndex,
  readContacts,
  readPersonalData,
} from './personal-data.ts'

export const membersFeature: Feature = { name: 'members', routes: membersRoutes }
