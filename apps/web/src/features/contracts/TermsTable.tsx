import type { ContractTerms } from '@perya/contract/agent-contracts'
import { useT } from '#lib/i18n.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { useFigures } from './figures.ts'

const cell = 'border-b border-border px-1 py-2 text-end first:ps-0 first:text-start last:pe-0'

/** What has to be reached, tier by tier, and what it earns. */
export function TermsTable({ terms: { tiers, plan }, name }: { terms: ContractTerms; name: string }) {
  const t = useT()
  const { threshold, percent } = useFigures()
  const asksForLoss = tiers.some(({ loss }) => loss !== '0.00')
  return (
    <>
      {/* So small that fifty million and the loss beside it fit at 360 px. */}
      <table
        className="w-full border-collapse text-meta tabular-nums max-[374px]:text-caption"
        aria-label={name}
      >
        <thead className="text-muted">
          <tr>
            <th scope="col" className={`${cell} font-semibold`}>
              <span className="sr-only">{t('contract.tier')}</span>
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {t('contract.turnover')}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {t('contract.active')}
            </th>
            {asksForLoss && (
              <th scope="col" className={`${cell} font-semibold`}>
                {t('contract.loss')}
              </th>
            )}
            <th scope="col" className={`${cell} font-semibold`}>
              {t('contract.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => (
            <tr key={tier.rate}>
              <th scope="row" className={`${cell} font-normal`}>
                {index + 1}
              </th>
              <td className={cell}>
                <bdi>{threshold(tier.turnover)}</bdi>
              </td>
              <td className={cell}>{tier.activeMembers}</td>
              {asksForLoss && (
                <td className={cell}>
                  <bdi>{threshold(tier.loss)}</bdi>
                </td>
              )}
              <td className={`${cell} font-bold`}>
                <bdi>{percent(tier.rate)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan && (
        <dl>
          <Fact name={t('contract.plan.mode')}>{t(`contract.plan.${plan.mode}`)}</Fact>
          <Fact name={t('contract.plan.period')}>
            {t('contract.plan.periods', { count: plan.periodsPerMonth })}
          </Fact>
          <Fact name={t('contract.plan.carryOver')}>{t(`contract.plan.${plan.carryOver}`)}</Fact>
        </dl>
      )}
    </>
  )
}
