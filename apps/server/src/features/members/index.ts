import type { Feature } from '#platform/feature.ts'
import { membersRoutes } from './members.routes.ts'

export { findUsableLink, insertLink } from './affiliate.store.ts'
export { createMember } from './create-member.ts'
export { lockMember, lockMembers } from './lock-member.ts'
export { maskBirthDate, maskEmail, maskMobile, maskName } from './mask.rules.ts'
export {
  findBirthDate,
  findMember,
  findMemberByMobile,
  findMemberByUserName,
  forgetPersonalData,
  hasMemberWithEmail,
  isInTeam,
  listMembersByTypedMobile,
  listRestrictions,
  lockPersonalData,
  type Member,
  type MemberStatus,
  markFirstLogin,
  markMobileVerified,
  updateNickname,
  updateStatus,
} from './member.store.ts'
export {
  changePerson,
  documentIndex,
  emailIndex,
  type Identity,
  keepEmail,
  keepIdentity,
  keepMobile,
  keepPayeeName,
  maySetMobile,
  mobileIndex,
  personIndex,
  readContacts,
  readPersonalData,
} from './personal-data.ts'

export const membersFeature: Feature = { name: 'members', routes: membersRoutes }
