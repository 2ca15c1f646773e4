import type { Correspondent } from '@perya/contract/inbox'
import type { useT } from '#lib/i18n.tsx'

/** Who is on the other side, in words: a downline by name, everybody else by what they are to the member. */
export function correspondentName(correspondent: Correspondent, t: ReturnType<typeof useT>): string {
  return correspondent.kind === 'downline' ? correspondent.userName : t(`inbox.${correspondent.kind}`)
}
