import type { Flags } from '@perya/contract/flags'
import { mayHaveContracts, mayOpenAgentHome, memberType } from '@perya/contract/member-type'
import type { RouteName } from '#lib/paths.ts'

/** Every entry of the member centre, by the name of the screen it opens; `mission` has none of its own. */
export type EntryName =
  | 'deposit'
  | 'gameRecord'
  | 'transactionRecord'
  | 'depositReport'
  | 'withdrawReport'
  | 'profitAndLoss'
  | 'uplineTransfer'
  | 'rewardCenter'
  | 'mission'
  | 'manualRebate'
  | 'rebateReport'
  | 'securityCenter'
  | 'protection'
  | 'agent'
  | 'salaryContract'
  | 'webEmail'
  | 'feedback'

export type EntryGroup = { name: 'money' | 'rewards' | 'account'; entries: readonly EntryName[] }

/** The screen an entry opens. */
export const screenOf = (entry: EntryName): RouteName => (entry === 'mission' ? 'leaderBoard' : entry)

export type Viewer = { type: number; toUpline: boolean }

/**
 * What a viewer is shown, a guest (`null`) included: guests see the way and are asked to log in on it.
 * Nothing leads to a screen that is not built.
 */
export function entryGroups(
  flags: Flags,
  viewer: Viewer | null,
  isBuilt: (screen: RouteName) => boolean,
): readonly EntryGroup[] {
  const isOpen: Record<EntryName, boolean> = {
    deposit: true,
    gameRecord: flags.TRANSBETREPMEM3,
    transactionRecord: flags.TRANSREC3,
    depositReport: flags.DEPRECM3,
    withdrawReport: flags.WITHREC3,
    profitAndLoss: flags.PERSREP,
    uplineTransfer: flags.AGETRANSFERUP3 && viewer?.toUpline === true && viewer.type !== memberType.topAgent,
    rewardCenter: flags.REWCEN3,
    mission: flags.MISSION3,
    manualRebate: flags.MANPLAYREB3,
    rebateReport: flags.PLYRBT,
    securityCenter: true,
    protection: true,
    agent: viewer !== null && mayOpenAgentHome(viewer.type),
    salaryContract: viewer !== null && mayOpenAgentHome(viewer.type) && mayHaveContracts(viewer.type),
    webEmail: flags.MAILCEN,
    feedback: flags.FEEDBACK3,
  }
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter((entry) => isOpen[entry] && isBuilt(screenOf(entry))),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const groups: readonly EntryGroup[] = [
  {
    name: 'money',
    entries: [
      'deposit',
      'gameRecord',
      'transactionRecord',
      'profitAndLoss',
      'depositReport',
      'withdrawReport',
      'uplineTransfer',
    ],
  },
  { name: 'rewards', entries: ['rewardCenter', 'mission', 'manualRebate', 'rebateReport'] },
  {
    name: 'account',
    entries: ['securityCenter', 'protection', 'agent', 'salaryContract', 'webEmail', 'feedback'],
  },
]

const dayMs = 86_400_000

/** Whole days since the member registered. */
export function daysJoined(regDate: string, now: number): number {
  return Math.max(0, Math.floor((now - new Date(regDate).getTime()) / dayMs))
}

/** Which of the two looks the merchant chose. */
export function memberCentreTemplate(mobileTemplate: { mem_cen: '0' | '1' }): 'new' | 'base' {
  return mobileTemplate.mem_cen === '1' ? 'new' : 'base'
}
