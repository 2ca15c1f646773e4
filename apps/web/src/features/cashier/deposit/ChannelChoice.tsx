import type { DepositChannel } from '@perya/contract/deposits'
import { useId, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { Chip } from '#ui/Chip.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { useFeeText } from '../use-fee-text.ts'
import { kindIcons } from './kind-looks.ts'

export type Vendor = { vendor: string; channels: readonly DepositChannel[] }

type Choice = {
  vendors: readonly Vendor[]
  chosen: DepositChannel
  onChoose: (channel: DepositChannel) => void
}

/** Every way to pay, one card each. */
export function ChannelCards({ vendors, chosen, onChoose }: Choice) {
  return <Cards channels={vendors.flatMap(({ channels }) => channels)} chosen={chosen} onChoose={onChoose} />
}

/** The company first, then its ways to pay. */
export function ChannelsByVendor({ vendors, chosen, onChoose }: Choice) {
  const t = useT()
  const ownerOf = ({ id }: DepositChannel) =>
    vendors.find(({ channels }) => channels.some((each) => each.id === id))?.vendor ?? ''
  const [shown, setShown] = useState(ownerOf(chosen))
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="vendor-row">
        <Segmented
          label={t('deposit.vendor')}
          value={shown}
          onChange={(vendor) => {
            setShown(vendor)
            const first = vendors.find((each) => each.vendor === vendor)?.channels[0]
            if (first) onChoose(first)
          }}
          options={vendors.map(({ vendor }) => ({ value: vendor, label: vendor }))}
        />
      </div>
      <Cards
        channels={vendors.find(({ vendor }) => vendor === shown)?.channels ?? []}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}

function Cards({
  channels,
  chosen,
  onChoose,
}: Omit<Choice, 'vendors'> & { channels: readonly DepositChannel[] }) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="grid grid-cols-1 gap-2.5">
      <legend className="sr-only">{t('deposit.channel')}</legend>
      {channels.map((channel) => {
        const Icon = kindIcons[channel.kind]
        return (
          <label key={channel.id} className="channel-card">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={channel.id === chosen.id}
              onChange={() => onChoose(channel)}
            />
            <Icon className="channel-card__icon" />
            <span className="channel-card__words">
              <span className="channel-card__name">
                {channel.name}
                {channel.isLastUsed && <Chip tone="info">{t('deposit.lastUsed')}</Chip>}
                {channel.isRecommended && !channel.isLastUsed && (
                  <Chip tone="accent">{t('deposit.recommended')}</Chip>
                )}
                {channel.isTroubled && <Chip tone="warning">{t('deposit.troubled')}</Chip>}
              </span>
              <ChannelTerms channel={channel} />
            </span>
            <span className="channel-card__mark" aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}

function ChannelTerms({ channel }: { channel: DepositChannel }) {
  const t = useT()
  const money = useMoney()
  const fee = useFeeText()
  const whole = (amount: string) => money(amount, { decimals: 0 })
  const time =
    channel.minutesTo <= 1
      ? t('cashier.time.instant')
      : t('cashier.time.minutes', { from: channel.minutesFrom, to: channel.minutesTo })
  return (
    <span className="channel-card__terms">
      {time} · {fee(channel)} · <bdi>{`${whole(channel.minAmount)}–${whole(channel.maxAmount)}`}</bdi>
    </span>
  )
}
