import { adjustmentReasons } from '@perya/contract/adjustment-reason'
import type { StatementLine } from '@perya/contract/wallet'
import type { WithdrawalReason } from '@perya/contract/withdrawal-reason'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { DirectionWord } from '#ui/record/DirectionWord.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { BalanceText } from './BalanceText.tsx'
import type { StatementFilter } from './filter.rules.ts'
import { whyOf } from './line-words.rules.ts'
import { readReference } from './reference.rules.ts'

const reasonText = (reason: NonNullable<StatementLine['reason']>) => {
  const adjusted = adjustmentReasons.find((known) => known === reason)
  return adjusted
    ? (`statement.reason.${adjusted}` as const)
    : (`withdraw.reason.${reason as WithdrawalReason}` as const)
}

/** One movement: what it was, why, and the numbers to name it by when asking about it. */
export function LineSheet({
  isOpen,
  onClose,
  line,
  wallet,
}: {
  isOpen: boolean
  onClose: () => void
  line: StatementLine
  wallet: StatementFilter['wallet']
}) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  const direction = directionOf(line)
  const subject = line.reference === null ? null : readReference(line.reference)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={line.name}>
      <p className="record-sheet__amount" data-direction={direction}>
        <bdi>{money(line.amount, { sign: signOf(line.amount) })}</bdi>
      </p>
      <DirectionWord direction={direction} />
      <p className="mt-3 text-pretty text-muted">{t(whyOf(line))}</p>
      <dl className="record-sheet__facts">
        {line.reason !== null && <Fact name={t('statement.line.reason')}>{t(reasonText(line.reason))}</Fact>}
        {line.game !== null && <Fact name={t('statement.line.game')}>{line.game}</Fact>}
        {line.vendor !== null && <Fact name={t('statement.line.vendor')}>{line.vendor}</Fact>}
        {line.result !== null && (
          <Fact name={t('statement.line.result')}>
            <bdi>{money(line.result, { sign: signOf(line.result) })}</bdi>
          </Fact>
        )}
        <Fact name={t('statement.line.at')}>{showTime(line.at, 'instant')}</Fact>
        <Fact name={t('statement.line.wallet')}>{t(`statement.wallet.${wallet}`)}</Fact>
        <Fact name={t('statement.line.balance')}>
          <BalanceText amount={line.balance} />
        </Fact>
        <Fact name={t('statement.line.id')} copied={line.id}>
          <bdi dir="ltr">{line.id}</bdi>
        </Fact>
        {subject !== null && (
          <Fact name={t(`statement.line.${subject.of}`)} copied={subject.number}>
            <bdi dir="ltr">{subject.number}</bdi>
          </Fact>
        )}
        {line.reversalOf !== null && (
          <Fact name={t('statement.line.reversalOf')} copied={line.reversalOf}>
            <bdi dir="ltr">{line.reversalOf}</bdi>
          </Fact>
        )}
      </dl>
      {subject?.isPlay && (
        <Link
          to={paths.gameRecord}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-link"
          onClick={onClose}
        >
          {t('statement.line.records')}
        </Link>
      )}
    </Sheet>
  )
}
