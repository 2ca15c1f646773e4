import type { DepositKind, PayTo } from '@perya/contract/deposits'
import type { Text } from '@perya/contract/language'
import { parseAmount } from '@perya/money'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { insertChannel } from './channel.store.ts'

const same = (name: string): Text => ({ TY: name, EN: name })

type DemoChannel = {
  code: string
  kind: DepositKind
  vendor: string
  names: Text
  limits: [min: string, max: string]
  /** In 1/10,000. */
  feeRate?: number
  feeFixed?: string
  minutes: [from: number, to: number]
  isRecommended?: true
  payTo?: PayTo
  windowMinutes?: number
}

const channels: readonly DemoChannel[] = [
  {
    code: 'gcash',
    kind: 'ewalletQr',
    vendor: 'GCash',
    names: same('GCash QR'),
    limits: ['100', '50000'],
    minutes: [0, 1],
    isRecommended: true,
  },
  {
    code: 'maya',
    kind: 'ewalletQr',
    vendor: 'Maya',
    names: same('Maya QR'),
    limits: ['100', '50000'],
    minutes: [0, 1],
  },
  {
    code: 'online-banking',
    kind: 'gateway',
    vendor: 'Bank',
    names: { TY: 'Online banking', EN: 'Online banking' },
    limits: ['500', '200000'],
    minutes: [5, 30],
  },
  {
    code: 'bank-transfer',
    kind: 'manual',
    vendor: 'Bank',
    names: { TY: 'Bank transfer', EN: 'Bank transfer' },
    limits: ['500', '500000'],
    minutes: [10, 60],
    payTo: { bank: 'Bangko ng Perya (demo)', name: 'Perya Demo Inc.', number: '0012 3456 7890' },
    windowMinutes: 60,
  },
  {
    code: 'alipay',
    kind: 'alipay',
    vendor: 'Alipay',
    names: same('Alipay'),
    limits: ['200', '20000'],
    feeRate: 100,
    minutes: [1, 10],
  },
  {
    code: 'wechat',
    kind: 'wechat',
    vendor: 'WeChat',
    names: same('WeChat Pay'),
    limits: ['200', '20000'],
    feeRate: 100,
    minutes: [1, 10],
  },
  {
    code: 'qq',
    kind: 'qq',
    vendor: 'QQ',
    names: same('QQ Wallet'),
    limits: ['200', '10000'],
    feeFixed: '10',
    minutes: [5, 30],
  },
]

const quick = ['100', '200', '500', '1000', '2000', '5000', '10000', '20000']

/** Makes the demo site's channels; existing ones stay. */
export async function seedChannels(ctx: Context): Promise<void> {
  for (const [position, channel] of channels.entries()) {
    const [min, max] = channel.limits.map(parseAmount) as [bigint, bigint]
    await insertChannel(ctx.db, {
      merchant: demoMerchant,
      code: channel.code,
      kind: channel.kind,
      vendor: channel.vendor,
      names: channel.names,
      minAmount: min,
      maxAmount: max,
      feeFixed: parseAmount(channel.feeFixed ?? '0'),
      feeRate: channel.feeRate ?? 0,
      minutesFrom: channel.minutes[0],
      minutesTo: channel.minutes[1],
      windowMinutes: channel.windowMinutes ?? 30,
      quickAmounts: quick.map(parseAmount).filter((amount) => amount >= min && amount <= max),
      position,
      isRecommended: channel.isRecommended ?? false,
      payTo: channel.payTo ?? null,
      onePersonMax: parseAmount('50000'),
      dailyMax: null,
    })
  }
}
