import type { ProfitDay } from '@perya/contract/wallet'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { pathTo } from '#lib/paths.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { Sheet } from '#ui/Sheet.tsx'

const figures = ['deposits', 'withdrawals', 'staked', 'won', 'rewards', 'other', 'change'] as const

/** Everything that moved on one day, and the way to each movement. */
export function DaySheet({ isOpen, onClose, day }: { isOpen: boolean; onClose: () => void; day: ProfitDay }) {
  const t = useT()
  const money = useMoney()
  const showDay = useDates('UTC')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={showDay(day.day, 'day')}
      footer={
        <Link
          to={pathTo('transactionRecord', { startDate: day.day, endDate: day.day })}
          className={buttonClass({ variant: 'secondary', isWide: true })}
        >
          {t('profit.movements')}
        </Link>
      }
    >
      <p className="record-sheet__amount" data-direction={directionOf({ amount: day.play })}>
        <bdi>{money(day.play, { sign: signOf(day.play) })}</bdi>
      </p>
      <p className="text-pretty text-muted">{t('profit.play.text')}</p>
      <dl className="record-sheet__facts">
        {figures.map((figure) => (
          <Fact key={figure} name={t(`profit.${figure}`)}>
            <bdi>{money(day[figure])}</bdi>
          </Fact>
        ))}
      </dl>
    </Sheet>
  )
}
