import type { AgentContract, ContractKind } from '@perya/contract/agent-contracts'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { NoDataLine } from '#ui/NoData.tsx'
import { useFigures } from './figures.ts'
import { ProposeSheet } from './ProposeSheet.tsx'

/** What the member pays to direct downlines or has offered them, and the way to offer more. */
export function Downlines({
  kind,
  own,
  downlines,
}: {
  kind: ContractKind
  own: AgentContract
  downlines: readonly { userName: string; contract: AgentContract }[]
}) {
  const t = useT()
  const { percent } = useFigures()
  const [isProposing, setProposing] = useState(false)
  return (
    <section className="grid gap-2">
      <h2 className="section-title">{t('contract.downlines')}</h2>
      {downlines.length === 0 && <NoDataLine text={t('contract.downlines.none')} />}
      <ul className="list-rows">
        {downlines.map(({ userName, contract }) => (
          <li key={contract.id} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
            <span className="grid min-w-0 flex-1">
              <bdi className="truncate font-semibold">{userName}</bdi>
              <span className="text-meta text-muted">
                <bdi>{contract.terms.tiers.map(({ rate }) => percent(rate)).join(' · ')}</bdi>
              </span>
            </span>
            <Chip tone={contract.state === 'valid' ? 'success' : 'info'}>
              {t(`contract.state.${contract.state}`)}
            </Chip>
          </li>
        ))}
      </ul>
      <Button variant="outline" isWide onClick={() => setProposing(true)}>
        {t('contract.propose')}
      </Button>
      <ProposeSheet
        // Begins anew with what the member's own contract says.
        key={own.id}
        kind={kind}
        own={own}
        isOpen={isProposing}
        onClose={() => setProposing(false)}
      />
    </section>
  )
}
