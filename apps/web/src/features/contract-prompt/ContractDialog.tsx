import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import type { TextId } from '#texts/index.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { type Contract, contractRoutes, pendingContracts } from './contract.rules.ts'

const words = {
  daily: { title: 'in_daily_salary_agt', text: 'in_daily_salary_req' },
  dividend: { title: 'in_dividend_agt', text: 'in_dividend_req' },
  hour: { title: 'in_hour_salary_agt', text: 'in_hour_salary_req' },
} as const satisfies Record<Contract, { title: TextId; text: TextId }>

/** Tells an agent of a contract that waits for an answer, one after the other. */
export default function ContractDialog() {
  const t = useT()
  const navigate = useNavigate()
  const session = useSession()
  const { data } = useQuery({
    queryKey: ['contractRequests', session?.userName ?? ''],
    staleTime: 60_000,
    queryFn: () => call('getContractRequests', {}),
  })
  const [put, setPut] = useState<readonly Contract[]>([])
  const [contract] = pendingContracts(data ?? null).filter((pending) => !put.includes(pending))
  const [shown, setShown] = useState<Contract>('daily')
  if (contract !== undefined && contract !== shown) setShown(contract)
  const close = () => contract && setPut([...put, contract])
  return (
    <Dialog
      isOpen={contract !== undefined}
      onClose={close}
      title={t(words[shown].title)}
      actions={
        <>
          <Button
            isWide
            onClick={() => {
              close()
              navigate(paths[contractRoutes[shown]])
            }}
          >
            {t('in_go')}
          </Button>
          <Button variant="ghost" isWide onClick={close}>
            {t('in_more_cancel')}
          </Button>
        </>
      }
    >
      {t(words[shown].text)}
    </Dialog>
  )
}
