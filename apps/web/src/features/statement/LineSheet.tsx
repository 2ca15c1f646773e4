import type { StatementLine } from '@perya/contract/wallet'
import type { ReactNode } from 'react'
import { useDates } from '#lib/dates.ts'
import { t as say, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { toast } from '#ui/toast.ts'
import CopyIcon from '~icons/ph/copy'
import { BalanceText } from './BalanceText.tsx'
import { DirectionWord } from './DirectionWord.tsx'
import type { StatementFilter } from './filter.rules.ts'
import { directionOf, signOf } from './lines.rules.ts'

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
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={line.name}>
      <p className="line-sheet__amount" data-direction={direction}>
        <bdi>{money(line.amount, { sign: signOf(line.amount) })}</bdi>
      </p>
      <DirectionWord direction={direction} />
      <p className="mt-3 text-pretty text-muted">{t(`statement.why.${line.code}`)}</p>
      <dl className="line-sheet__facts">
        {line.reason !== null && <Fact name={t('statement.line.reason')}>{line.reason}</Fact>}
        <Fact name={t('statement.line.at')}>{showTime(line.at, 'instant')}</Fact>
        <Fact name={t('statement.line.wallet')}>{t(`statement.wallet.${wallet}`)}</Fact>
        <Fact name={t('statement.line.balance')}>
          <BalanceText amount={line.balance} />
        </Fact>
        <Fact name={t('statement.line.id')} copied={line.id}>
          <bdi dir="ltr">{line.id}</bdi>
        </Fact>
        {line.reference !== null && (
          <Fact name={t('statement.line.reference')} copied={line.reference}>
            <bdi dir="ltr">{line.reference}</bdi>
          </Fact>
        )}
        {line.reversalOf !== null && (
          <Fact name={t('statement.line.reversalOf')} copied={line.reversalOf}>
            <bdi dir="ltr">{line.reversalOf}</bdi>
          </Fact>
        )}
      </dl>
    </Sheet>
  )
}

function Fact({ name, copied, children }: { name: string; copied?: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className="line-sheet__fact">
      <dt>{name}</dt>
      <dd>
        <span className="min-w-0 break-words">{children}</span>
        {copied !== undefined && (
          <IconButton
            label={t('statement.copy', { name })}
            className="-my-2.5 -me-2.5"
            onClick={() => void copy(copied)}
          >
            <CopyIcon className="size-5" />
          </IconButton>
        )}
      </dd>
    </div>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(say('statement.copied'), { tone: 'success' })
  } catch {
    toast(say('statement.copy.failed'), { tone: 'danger', time: 'short' })
  }
}
