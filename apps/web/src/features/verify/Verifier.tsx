import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { RecordFailed, RecordWaiting } from '#ui/record/RecordStates.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { PasteRound } from './PasteRound.tsx'
import { ProofSteps } from './ProofSteps.tsx'
import { Replay } from './Replay.tsx'
import { SeedFacts } from './SeedFacts.tsx'
import {
  type AskedRound,
  PromiseBroken,
  readStudioRound,
  revealSeed,
  StudioRefused,
  type StudioRound,
} from './studio-round.ts'
import '#ui/record/record.css'
import './verify.css'

export type View = 'replay' | 'check'

type Props = {
  /** A round of the member's own, or none to paste one. */
  asked: AskedRound | null
  view: View
  onView: (view: View) => void
  returnTo: string
}

/** Shows a past round again and works out, in this browser, whether it was drawn as promised. */
export function Verifier({ asked, view, onView, returnTo }: Props) {
  const t = useT()
  return (
    <div className="verify">
      <p className="text-pretty text-muted">{t('verify.intro')}</p>
      {asked && <OwnRound asked={asked} view={view} onView={onView} returnTo={returnTo} />}
      <PasteRound isFirst={asked === null} />
    </div>
  )
}

function OwnRound({ asked, view, onView, returnTo }: Props & { asked: AskedRound }) {
  const t = useT()
  const session = useSession()
  const { code } = useLanguage()
  const query = useQuery({
    queryKey: ['studioRound', session?.userName ?? '', code, asked],
    enabled: session !== null,
    // Every look opens a session of the game, so none is taken without being asked for.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => readStudioRound(asked),
  })
  if (session === null) {
    const to = `${paths.login}?${new URLSearchParams({ returnTo })}`
    return (
      <section className="verify__card">
        <p>{t('verify.login')}</p>
        <Link to={to} className={buttonClass({})}>
          {t('verify.login.go')}
        </Link>
      </section>
    )
  }
  if (query.isPending) return <RecordWaiting text={t('verify.loading')} />
  if (query.isError) {
    return (
      <RecordFailed text={saidBy(query.error) || t('verify.failed')} onRetry={() => void query.refetch()} />
    )
  }
  if (query.data === null) return <p className="verify__card">{t('verify.unknown')}</p>
  return (
    <>
      <Segmented
        label={t('verify.view')}
        value={view}
        onChange={onView}
        options={[
          { value: 'replay', label: t('verify.view.replay') },
          { value: 'check', label: t('verify.view.check') },
        ]}
      />
      {view === 'replay' ? (
        <Replay round={query.data.round} />
      ) : (
        <Check asked={asked} found={query.data} onRevealed={() => void query.refetch()} />
      )}
    </>
  )
}

/** What a refusal says to the player; nothing when the network failed. */
const saidBy = (error: Error) =>
  error instanceof ApiError || error instanceof StudioRefused ? error.message : ''

function Check({
  asked,
  found,
  onRevealed,
}: {
  asked: AskedRound
  found: StudioRound
  onRevealed: () => void
}) {
  const { vendor, round: roundId } = asked
  const paid = useQuery({
    queryKey: ['gameRecordDetail', 'win', vendor, roundId],
    queryFn: () => call('gameRecordDetail', { vendor, roundId }),
  })
  if (found.proof === null) return <Unrevealed found={found} onRevealed={onRevealed} />
  return <ProofSteps proof={found.proof} walletPaid={paid.data?.round.win} />
}

function Unrevealed({
  found: { studio, round },
  onRevealed,
}: {
  found: StudioRound
  onRevealed: () => void
}) {
  const t = useT()
  const client = useQueryClient()
  const reveal = useMutation({
    mutationFn: () => revealSeed(studio),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['studioRound'], refetchType: 'none' })
      onRevealed()
    },
  })
  const isOver = round.state === 'settled'
  const isShared = round.outcome?.kind === 'crash'
  return (
    <section className="verify__card" aria-labelledby="unrevealed">
      <h2 id="unrevealed" className="text-title">
        {t('verify.secret')}
      </h2>
      <p className="text-pretty">
        {isShared ? t('verify.secret.shared') : isOver ? t('verify.secret.why') : t('verify.secret.open')}
      </p>
      <SeedFacts
        serverSeedHash={round.seeds.serverSeedHash}
        clientSeed={round.seeds.clientSeed}
        nonce={round.nonce}
        committedAt={round.seeds.committedAt}
        chosenAt={round.seeds.chosenAt}
      />
      {isOver && !isShared && (
        <dl className="verify__facts">
          <Fact name={t('verify.nextHash')} copied={studio.nextServerSeedHash}>
            <code dir="ltr">{studio.nextServerSeedHash}</code>
          </Fact>
        </dl>
      )}
      {isOver && !isShared && (
        <Button isWide isBusy={reveal.isPending} onClick={() => reveal.mutate()}>
          {t('verify.secret.change')}
        </Button>
      )}
      {reveal.isError && (
        <p role="alert" className="text-danger">
          {reveal.error instanceof PromiseBroken
            ? t('verify.promiseBroken')
            : saidBy(reveal.error) || t('verify.failed')}
        </p>
      )}
    </section>
  )
}
