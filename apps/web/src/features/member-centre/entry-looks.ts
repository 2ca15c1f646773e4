import type { ComponentType, SVGProps } from 'react'
import { paths } from '#lib/paths.ts'
import UplineIcon from '~icons/ph/arrow-fat-lines-up-duotone'
import AgentIcon from '~icons/ph/briefcase-duotone'
import ProfitIcon from '~icons/ph/chart-line-up-duotone'
import RebateIcon from '~icons/ph/chart-pie-slice-duotone'
import FeedbackIcon from '~icons/ph/chat-centered-dots-duotone'
import ManualRebateIcon from '~icons/ph/coins-duotone'
import MailIcon from '~icons/ph/envelope-simple-duotone'
import RewardIcon from '~icons/ph/gift-duotone'
import DepositReportIcon from '~icons/ph/hand-deposit-duotone'
import ProtectionIcon from '~icons/ph/hand-heart-duotone'
import WithdrawReportIcon from '~icons/ph/hand-withdraw-duotone'
import AccountIcon from '~icons/ph/list-checks-duotone'
import SecurityIcon from '~icons/ph/shield-check-duotone'
import MissionIcon from '~icons/ph/target-duotone'
import BetsIcon from '~icons/ph/ticket-duotone'
import DepositIcon from '~icons/ph/wallet-duotone'
import type { EntryName } from './entries.rules.ts'

/** Hues tell the groups apart at a glance; the words do it for everyone. */
export type EntryTone = 'accent' | 'heat' | 'info' | 'success'

export const entryLooks: Record<
  EntryName,
  { to: string; icon: ComponentType<SVGProps<SVGSVGElement>>; tone: EntryTone }
> = {
  deposit: { to: paths.deposit, icon: DepositIcon, tone: 'accent' },
  gameRecord: { to: paths.gameRecord, icon: BetsIcon, tone: 'accent' },
  transactionRecord: { to: paths.transactionRecord, icon: AccountIcon, tone: 'accent' },
  depositReport: { to: paths.depositReport, icon: DepositReportIcon, tone: 'accent' },
  withdrawReport: { to: paths.withdrawReport, icon: WithdrawReportIcon, tone: 'accent' },
  profitAndLoss: { to: paths.profitAndLoss, icon: ProfitIcon, tone: 'accent' },
  uplineTransfer: { to: paths.uplineTransfer, icon: UplineIcon, tone: 'accent' },
  rewardCenter: { to: paths.rewardCenter, icon: RewardIcon, tone: 'heat' },
  mission: { to: paths.leaderBoard, icon: MissionIcon, tone: 'heat' },
  manualRebate: { to: paths.manualRebate, icon: ManualRebateIcon, tone: 'heat' },
  rebateReport: { to: paths.rebateReport, icon: RebateIcon, tone: 'heat' },
  securityCenter: { to: paths.securityCenter, icon: SecurityIcon, tone: 'info' },
  protection: { to: paths.protection, icon: ProtectionIcon, tone: 'info' },
  agent: { to: paths.agent, icon: AgentIcon, tone: 'info' },
  webEmail: { to: paths.webEmail, icon: MailIcon, tone: 'info' },
  feedback: { to: paths.feedback, icon: FeedbackIcon, tone: 'info' },
}
