import type { LotteryRoom } from '@perya/contract/lottery'
import { chasePlan } from '@perya/lottery-rules'
import { connection } from '#lib/connection/connection.ts'
import { useT } from '#lib/i18n.tsx'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { useCurrentIssue } from '../bet/current-issue.ts'
import { type LotteryDetail, useIssues } from '../board/use-lotteries.ts'
import { saidBy } from '../said-by.ts'
import { ChaseFields, chaseKind, useChaseChoice } from './ChaseFields.tsx'
import { ChaseTable } from './ChaseTable.tsx'
import { Consent } from './Consent.tsx'
import { chaseMin, chaseReach } from './chase-reach.rules.ts'
import { useFigures } from './odds-text.ts'
import { leastWin, readLines, type Slip, slipCost } from './slip.rules.ts'
import { moveSlip } from './slips.ts'
import type { usePlaceOrder } from './use-place-order.ts'

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
  const { choice, change } = useChaseChoice()
  const isOffline = useStore(connection) === 'offline'
  const issue = useCurrentIssue(detail)
  const coming = useIssues(code, detail.chaseMax, isOpen)
  const { ahead, most } = chaseReach(coming.data?.issues, slip.issueNo, detail.chaseMax)
  const issues = ahead.slice(0, choice.count)
  const isTooEarly = ahead.length > 0 && ahead.length < chaseMin

  const lines = readLines(slip.lines)
  const plan = chasePlan({
    ...chaseKind(choice),
    issues: issues.length,
    multiple: choice.multiple,
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
                  stopRule: choice.stopRule,
                  isPlan: choice.kind !== 'flat',
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
        <ChaseFields choice={choice} onChange={change} most={most} multipleMax={room.multipleMax} />
        {isTooEarly ? (
          <p role="alert" className="slip-notice">
            {t('lottery.chase.tooEarly')}
          </p>
        ) : 'refusal' in plan ? (
          <p role="alert" className="slip-notice slip-notice--danger">
            {t(`lottery.chase.${plan.refusal}`)}
          </p>
        ) : (
          <ChaseTable steps={steps} issueNos={issues.map(({ issueNo }) => issueNo)} />
        )}
        <p className="text-meta text-pretty text-muted">{t('lottery.chase.note')}</p>
        <Button isWide variant="ghost" onClick={onBack}>
          {t('lottery.chase.back')}
        </Button>
      </div>
    </Sheet>
  )
}
