import { DrawProofCheck } from '#features/lottery/proof/DrawProofCheck.tsx'
import { Verifier, type View } from '#features/verify/Verifier.tsx'
import { paths } from '#lib/paths.ts'
import { useSearchParams } from '#lib/router.tsx'

/** Checks a round: one of the member's own, named by the address, or any that is pasted. */
export default function VerifyPage() {
  const [address, setAddress] = useSearchParams()
  const of = (name: string) => address.get(name) ?? ''
  const asked = {
    vendor: of('vendor'),
    game: of('game'),
    nodeId: of('nodeId'),
    round: of('round'),
    at: of('at'),
  }
  if (of('lottery') && of('issue')) {
    return (
      <div className="verify">
        <DrawProofCheck code={of('lottery')} issueNo={of('issue')} bet={address.get('bet')} />
      </div>
    )
  }
  const view: View = of('view') === 'replay' ? 'replay' : 'check'
  return (
    <Verifier
      asked={asked.vendor && asked.game && asked.round && asked.at ? asked : null}
      view={view}
      onView={(next) => setAddress(new URLSearchParams({ ...asked, view: next }), { replace: true })}
      returnTo={`${paths.verify}?${address}`}
    />
  )
}
