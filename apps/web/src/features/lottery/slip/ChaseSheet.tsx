import type { LotteryRoom } from '@perya/contract/lottery'
import type { StopRule } from '@perya/contract/lottery-orders'
import { type ChaseKind, chasePlan } from '@perya/lottery-rules'
import { useState } from 'react'
import { connection } from '#lib/connection/connection.ts'
import { useT } from '#lib/i18n.tsx'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { useCurrentIssue } from '../bet/current-issue.ts'
import { issueName, issueShort } from '../board/issue.rules.ts'
import { type LotteryDetail, useIssues } from '../board/use-lotteries.ts'
import { saidBy } from '../said-by.ts'
import { ChoicePills } from './ChoicePills.tsx'
import { Consent } from './Consent.tsx'
import { chaseMin, chaseReach } from './chase-reach.rules.ts'
import { useFigures } from './odds-text.ts'
import { Stepper } from './Stepper.tsx'
import { leastWin, readLines, type Slip, slipCost } from './slip.rules.ts'
import { moveSlip } from './slips.ts'
import type { usePlaceOrder } from './use-place-order.ts'

const plans = ['flat', 'doubling', 'target-profit'] as const
const stops = ['win', 'profit', 'never'] as const satisfies readonly StopRule[]

/** The same slip on several issues: how many, by which plan, what ends it, and all it can cost. */
export function ChaseSheet({
  isOpen,
  onClose,
  onBack,
  title,
  detail,
  room,
  slip,
  order,
}: {
  isOpen: boolean
  onClose: () => void
  onBack: () => void
  title: string
  detail: LotteryDetail
  room: LotteryRoom
  slip: Slip
  order: ReturnType<typeof usePlaceOrder>
}) {
  const t = useT()
  const { amount } = useFigures()
  const { code } = detail.lottery
  const [count, setCount] = useState(10)
  const [kind, setKind] = useState<(typeof plans)[number]>('flat')
  const [multiple, setMultiple] = useState(1)
  const [every, setEvery] = useState(2)
  const [percent, setPercent] = useState(50)
  const [stopRule, setStopRule] = useState<StopRule>('win')
  const isOffline = useStore(connection) === 'offline'
  const issue = useCurrentIssue(detail)
  const coming = useIssues(code, detail.chaseMax, isOpen)
  const { ahead, most } = chaseReach(coming.data?.issues, slip.issueNo, detail.chaseMax)
  const issues = ahead.slice(0, count)
  const isTooEarly = ahead.length > 0 && ahead.length < chaseMin

  const how: ChaseKind =
    kind === 'doubling' ? { kind, every } : kind === 'target-profit' ? { kind, percent } : { kind }
  const lines = readLines(slip.lines)
  const plan = chasePlan({
    ...how,
    issues: issues.length,
    multiple,
    mostMultiple: room.multipleMax,
    cost: slipCost(slip.lines),
    win: leastWin(lines, room.prizeGroup),
  })
  const steps = 'steps' in plan ? plan.steps : []
  const isCurrent = issue?.issueNo === slip.issueNo
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <div className="flex w-full flex-col gap-3">
          {'cost' in plan && (
            <p className="slip-total">
              <span>
                {t('lottery.chase.total')}
                <span className="block text-meta text-muted">
                  {t('lottery.issues', { count: issues.length })}
                </span>
              </span>
              <bdi>{amount(plan.cost)}</bdi>
            </p>
          )}
          {isOffline && (
            <p role="alert" className="slip-notice">
              {t('lottery.offline')}
            </p>
          )}
          {order.isError && !isOffline && (
            <p role="alert" className="slip-notice slip-notice--danger">
              {saidBy(order.error) || t('lottery.place.failed')}
            </p>
          )}
          {isCurrent ? (
            <Button
              isWide
              size="lg"
              isBusy={order.isPending}
              disabled={isOffline || steps.length < chaseMin}
              onClick={() =>
                order.place({
                  slip,
                  room,
                  issues: steps.map((step, index) => ({
                    issueNo: issues[index]?.issueNo ?? '',
                    multiple: step.multiple,
                  })),
                  stopRule,
                  isPlan: kind !== 'flat',
                })
              }
            >
              {t('lottery.place', { amount: amount('cost' in plan ? plan.cost : '0') })}
            </Button>
          ) : (
            <Consent
              from={slip.issueNo}
              issue={issue}
              onMove={(issueNo) => {
                order.reset()
                moveSlip(code, issueNo)
                void coming.refetch()
              }}
            />
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-muted">{t('lottery.chase.how')}</p>
        <div className="chase-field">
          <span>{t('lottery.chase.issues')}</span>
          <Stepper
            label={t('lottery.chase.issues')}
            value={Math.min(count, most)}
            min={chaseMin}
            max={most}
            onChange={setCount}
          />
        </div>
        <ChoicePills
          label={t('lottery.chase.plan')}
          value={kind}
          options={plans.map((value) => ({ value, label: t(`lottery.chase.plan.${value}`) }))}
          onChange={setKind}
        />
        <div className="chase-field">
          <span>{t('lottery.chase.multiple')}</span>
          <Stepper
            label={t('lottery.chase.multiple')}
            value={multiple}
            max={room.multipleMax}
            onChange={setMultiple}
          />
        </div>
        {kind === 'doubling' && (
          <div className="chase-field">
            <span>{t('lottery.chase.every')}</span>
            <Stepper label={t('lottery.chase.every')} value={every} max={50} onChange={setEvery} />
          </div>
        )}
        {kind === 'target-profit' && (
          <div className="chase-field">
            <span>{t('lottery.chase.percent')}</span>
            <Stepper label={t('lottery.chase.percent')} value={percent} max={1_000} onChange={setPercent} />
          </div>
        )}
        <ChoicePills
          label={t('lottery.chase.stop')}
          value={stopRule}
          options={stops.map((value) => ({ value, label: t(`lottery.chase.stop.${value}`) }))}
          onChange={setStopRule}
        />
        {isTooEarly ? (
          <p role="alert" className="slip-notice">
            {t('lottery.chase.tooEarly')}
          </p>
        ) : 'refusal' in plan ? (
          <p role="alert" className="slip-notice slip-notice--danger">
            {t(`lottery.chase.${plan.refusal}`)}
          </p>
        ) : (
          <table className="odds-table">
            <caption className="sr-only">{t('lottery.chase.table')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('lottery.draw')}</th>
                <th scope="col">{t('lottery.chase.times')}</th>
                <th scope="col">{t('lottery.chase.spent')}</th>
                <th scope="col">{t('lottery.chase.profit')}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step, index) => (
                <tr key={issues[index]?.issueNo}>
                  <th scope="row">
                    <bdi dir="ltr" title={issueName(issues[index]?.issueNo ?? '')}>
                      {issueShort(issues[index]?.issueNo ?? '')}
                    </bdi>
                  </th>
                  <td>
                    <bdi>×{step.multiple}</bdi>
                  </td>
                  <td>
                    <bdi>{amount(step.spent)}</bdi>
                  </td>
                  <td>
                    <bdi>{amount(step.profit)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="text-meta text-pretty text-muted">{t('lottery.chase.note')}</p>
        <Button isWide variant="ghost" onClick={onBack}>
          {t('lottery.chase.back')}
        </Button>
      </div>
    </Sheet>
  )
}
