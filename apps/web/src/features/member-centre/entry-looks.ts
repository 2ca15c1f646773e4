import type { ComponentType, SVGProps } from 'react'
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
import ContractIcon from '~icons/ph/handshake-duotone'
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
  { icon: ComponentType<SVGProps<SVGSVGElement>>; tone: EntryTone }
> = {
  deposit: { icon: DepositIcon, tone: 'accent' },
  gameRecord: { icon: BetsIcon, tone: 'accent' },
  transactionRecord: { icon: AccountIcon, tone: 'accent' },
  depositReport: { icon: DepositReportIcon, tone: 'accent' },
  withdrawReport: { icon: WithdrawReportIcon, tone: 'accent' },
  profitAndLoss: { icon: ProfitIcon, tone: 'accent' },
  uplineTransfer: { icon: UplineIcon, tone: 'accent' },
  rewardCenter: { icon: RewardIcon, tone: 'heat' },
  mission: { icon: MissionIcon, tone: 'heat' },
  manualRebate: { icon: ManualRebateIcon, tone: 'heat' },
  rebateReport: { icon: RebateIcon, tone: 'heat' },
  securityCenter: { icon: SecurityIcon, tone: 'info' },
  protection: { icon: ProtectionIcon, tone: 'info' },
  agent: { icon: AgentIcon, tone: 'info' },
  salaryContract: { icon: ContractIcon, tone: 'info' },
  webEmail: { icon: MailIcon, tone: 'info' },
  feedback: { icon: FeedbackIcon, tone: 'info' },
}
