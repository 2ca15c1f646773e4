import type { LotteryRoom } from '@perya/contract/lottery'
import { stakeOfBet } from '@perya/lottery-rules'
import { parseAmount } from '@perya/money'
import { useT } from '#lib/i18n.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import RemoveIcon from '~icons/ph/trash'
import { sayBet, sayContent } from '../bet/bet-name.rules.ts'
import { ChoicePills } from './ChoicePills.tsx'
import { useFigures } from './odds-text.ts'
import { PrizeOdds } from './PrizeOdds.tsx'
import { Stepper } from './Stepper.tsx'
import { priceOf, readLine, type SlipLine } from './slip.rules.ts'
import { changeLine, removeLines } from './slips.ts'

/** One line of the slip: what was picked, how much is on it, and what it can win. */
export function SlipLineRow({ code, line, room }: { code: string; line: SlipLine; room: LotteryRoom }) {
  const t = useT()
  const figures = useFigures()
  const bet = readLine(line)
  if (!bet) {
    return (
      <div className="slip-line slip-line__head">
        <p className="flex-1">{t('lottery.line.gone')}</p>
        <IconButton label={t('lottery.line.remove')} onClick={() => removeLines(code, [line])}>
          <RemoveIcon className="size-5" />
        </IconButton>
      </div>
    )
  }
  const { count, cost, prizes, returned } = priceOf(bet, room.prizeGroup)
  const stakes = room.unitPrices.flatMap((unitPrice) =>
    room.modes.map((mode) => ({
      unitPrice,
      mode,
      amount: stakeOfBet({ unitPrice: parseAmount(unitPrice), mode, multiple: 1 }),
    })),
  )
  return (
    <article className="slip-line">
      <div className="slip-line__head">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{sayBet(t, bet.betType)}</h3>
          <p className="slip-line__content" dir="ltr">
            {sayContent(t, bet.betType, bet.content)}
          </p>
        </div>
        <IconButton label={t('lottery.line.remove')} onClick={() => removeLines(code, [line])}>
          <RemoveIcon className="size-5" />
        </IconButton>
      </div>
      <ChoicePills
        label={t('lottery.line.unit')}
        value={`${line.unitPrice} ${line.mode}`}
        options={stakes.map(({ unitPrice, mode, amount }) => ({
          value: `${unitPrice} ${mode}`,
          label: figures.amount(amount),
        }))}
        onChange={(value) => {
          const [unitPrice = line.unitPrice, mode = line.mode] = value.split(' ')
          changeLine(code, line.id, { unitPrice, mode: mode as SlipLine['mode'] })
        }}
      />
      <div className="slip-line__foot">
        <div>
          <p aria-hidden="true" className="choice-pills__label">
            {t('lottery.line.multiple')}
          </p>
          <Stepper
            label={t('lottery.line.multiple')}
            value={line.multiple}
            max={room.multipleMax}
            onChange={(multiple) => changeLine(code, line.id, { multiple })}
          />
        </div>
        <p className="text-end">
          <span className="block text-meta text-muted">{t('lottery.bets', { count })}</span>
          <bdi className="font-bold">{figures.amount(cost)}</bdi>
        </p>
      </div>
      <PrizeOdds prizes={prizes} returned={returned} />
    </article>
  )
}
