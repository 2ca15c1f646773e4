import type { TransferKind } from '@perya/contract/ledger'
import type { ComponentType, SVGProps } from 'react'
import ReversalIcon from '~icons/ph/arrow-u-up-left-duotone'
import TransferIcon from '~icons/ph/arrows-left-right-duotone'
import ChargebackIcon from '~icons/ph/bank-duotone'
import CommissionIcon from '~icons/ph/briefcase-duotone'
import RebateIcon from '~icons/ph/chart-pie-slice-duotone'
import PoolIcon from '~icons/ph/coins-duotone'
import JackpotIcon from '~icons/ph/crown-simple-duotone'
import GameIcon from '~icons/ph/game-controller-duotone'
import BonusIcon from '~icons/ph/gift-duotone'
import DepositIcon from '~icons/ph/hand-deposit-duotone'
import WithdrawalIcon from '~icons/ph/hand-withdraw-duotone'
import HoldIcon from '~icons/ph/lock-simple-duotone'
import ReleaseIcon from '~icons/ph/lock-simple-open-duotone'
import FeeIcon from '~icons/ph/receipt-duotone'
import AdjustmentIcon from '~icons/ph/sliders-horizontal-duotone'
import StakeIcon from '~icons/ph/ticket-duotone'
import WinIcon from '~icons/ph/trophy-duotone'
import OpeningIcon from '~icons/ph/wallet-duotone'

/** The picture of every kind of movement. */
export const kindIcons: Record<TransferKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  deposit: DepositIcon,
  withdrawal: WithdrawalIcon,
  hold: HoldIcon,
  hold_released: ReleaseIcon,
  fee: FeeIcon,
  chargeback: ChargebackIcon,
  stake: StakeIcon,
  stake_hold: HoldIcon,
  stake_released: ReleaseIcon,
  payout: WinIcon,
  refund: ReversalIcon,
  settlement: AdjustmentIcon,
  jackpot_share: JackpotIcon,
  jackpot_win: JackpotIcon,
  bonus: BonusIcon,
  bonus_released: BonusIcon,
  bonus_withdrawn: BonusIcon,
  rebate: RebateIcon,
  salary: CommissionIcon,
  dividend: CommissionIcon,
  commission: CommissionIcon,
  member_transfer: TransferIcon,
  vendor_transfer: GameIcon,
  vendor_return: GameIcon,
  adjustment: AdjustmentIcon,
  reversal: ReversalIcon,
  pool_funding: PoolIcon,
  demo_funding: OpeningIcon,
}
