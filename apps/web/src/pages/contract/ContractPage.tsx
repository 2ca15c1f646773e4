import { ContractScreen } from '#features/contracts/ContractScreen.tsx'
import { routeOf } from '#lib/paths.ts'
import { useLocation } from '#lib/router.tsx'

const kinds = { salaryContract: 'daily', hourContract: 'hourly', dividendContract: 'dividend' } as const

/** A contract of an agent; the address says which. */
export default function ContractPage() {
  const { pathname } = useLocation()
  const kind = kinds[routeOf(pathname) as keyof typeof kinds] ?? 'daily'
  return <ContractScreen key={kind} kind={kind} />
}
