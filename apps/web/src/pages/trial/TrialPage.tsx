import { TrialOffer } from '#features/account/trial/TrialOffer.tsx'
import { paths } from '#lib/paths.ts'
import { useNavigate } from '#lib/router.tsx'

export default function TrialPage() {
  const navigate = useNavigate()
  return <TrialOffer onDone={() => navigate(paths.home, { replace: true })} />
}
