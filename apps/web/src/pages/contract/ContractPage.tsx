import type { ContractKind } from '@perya/contract/agent-contracts'
import { ContractScreen } from '#features/contracts/ContractScreen.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths, type RouteName, routeOf } from '#lib/paths.ts'
import { useLocation, useNavigate } from '#lib/router.tsx'
import { Segmented } from '#ui/Segmented.tsx'

const routes = {
  daily: 'salaryContract',
  hourly: 'hourContract',
  dividend: 'dividendContract',
} as const satisfies Record<ContractKind, RouteName>
const kinds = Object.keys(routes) as ContractKind[]

/** The contracts of an agent; the address says which kind, and the others are one tap away. */
export default function ContractPage() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  const kind = kinds.find((each) => routes[each] === route) ?? 'daily'
  return (
    <>
      <div className="px-4 pt-2">
        <Segmented
          label={t('contract.kinds')}
          value={kind}
          onChange={(chosen) => navigate(paths[routes[chosen]], { replace: true })}
          options={kinds.map((value) => ({ value, label: t(`contract.kind.${value}`) }))}
        />
      </div>
      <ContractScreen key={kind} kind={kind} />
    </>
  )
}
