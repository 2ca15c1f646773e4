import type { DepositKind } from '@perya/contract/deposits'
import type { ComponentType, SVGProps } from 'react'
import TransferIcon from '~icons/ph/arrows-left-right-duotone'
import BankIcon from '~icons/ph/bank-duotone'
import ChatIcon from '~icons/ph/chat-circle-dots-duotone'
import YuanIcon from '~icons/ph/currency-cny-duotone'
import QrIcon from '~icons/ph/qr-code-duotone'
import WechatIcon from '~icons/ph/wechat-logo-duotone'

export const kindIcons: Record<DepositKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  gateway: BankIcon,
  ewalletQr: QrIcon,
  alipay: YuanIcon,
  qq: ChatIcon,
  wechat: WechatIcon,
  manual: TransferIcon,
}
