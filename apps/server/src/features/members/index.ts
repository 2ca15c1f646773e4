import type { Feature } from '#platform/feature.ts'
import { membersRoutes } from './members.routes.ts'

export { findUsableLink, insertLink } from './affiliate.store.ts'
export { createMember } from './create-member.ts'
export { maskName } from './mask.rules.ts'
export {
  findMember,
  findMemberByMobile,
  findMemberByUserName,
  forgetPersonalData,
  hasMemberWithEmail,
  isInTeam,
  listMembersByTypedMobile,
  type Member,
  type MemberStatus,
  markFirstLogin,
  markMobileVerified,
  updateStatus,
} from './member.store.ts'
export { emailIndex, keepPayeeName, mobileIndex, readPersonalData } from './personal-data.ts'

export const membersFeature: Feature = { name: 'members', routes: membersRoutes }
