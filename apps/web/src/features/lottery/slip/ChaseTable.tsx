import type { ChaseStep } from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'
import { issueName, issueShort } from '../board/issue.rules.ts'
import { useFigures } from './odds-text.ts'

/** Draw by draw: how often the slip is bet, what is spent by then, and what a win would leave. */
export function ChaseTable({
  steps,
  issueNos,
}: {
  steps: readonly ChaseStep[]
  issueNos: readonly string[]
}) {
  const t = useT()
  const { amount } = useFigures()
  return (
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
          <tr key={issueNos[index]}>
            <th scope="row">
              <bdi dir="ltr" title={issueName(issueNos[index] ?? '')}>
                {issueShort(issueNos[index] ?? '')}
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
  )
}
