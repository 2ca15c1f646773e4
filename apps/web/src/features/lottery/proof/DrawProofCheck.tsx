import type { DrawProof } from '@perya/contract/lottery-draws'
import { resultWaitHours } from '@perya/lottery-rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#lib/api/call.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Fact } from '#ui/record/Fact.tsx'
import YesIcon from '~icons/ph/check-circle-fill'
import StepIcon from '~icons/ph/circle-dashed'
import NoIcon from '~icons/ph/x-circle-fill'
import { Balls } from '../board/Balls.tsx'
import { BoardStates } from '../board/BoardStates.tsx'
import { issueName } from '../board/issue.rules.ts'
import { lotteryKey } from '../board/use-lotteries.ts'
import { VnResult } from '../results/VnResult.tsx'
import { voidWhy } from '../void-why.ts'
import { isUnderRoot, type ProvenDraw, proveDraw } from './prove-draw.rules.ts'
import '../lottery.css'
import '#ui/record/record.css'

/** The proof of one issue, worked out in the browser step by step. */
export function DrawProofCheck({
  code,
  issueNo,
  bet,
}: {
  code: string
  issueNo: string
  bet: string | null
}) {
  const query = useQuery({
    queryKey: [lotteryKey, 'proof', code, issueNo],
    retry: false,
    queryFn: () => call('getDrawProof', { code, issueNo }),
  })
  return (
    <BoardStates query={query}>
      {(proof) => (
        <>
          <Proof proof={proof} />
          {bet !== null && <BetStep id={bet} />}
          <dl>
            <TextOf proof={proof} />
          </dl>
        </>
      )}
    </BoardStates>
  )
}

function TextOf({ proof }: { proof: DrawProof }) {
  const t = useT()
  return (
    <Fact name={t('lottery.verify.text')} copied={JSON.stringify(proof)}>
      {t('verify.text.how')}
    </Fact>
  )
}

function Proof({ proof }: { proof: DrawProof }) {
  const t = useT()
  const proven = proof.drawSource === 'house' ? proveDraw(proof) : null
  return (
    <section className="flex flex-col gap-4" aria-labelledby="draw-verdict">
      <div role="status">
        <h2 id="draw-verdict" className="verify__verdict" data-proved={proven?.isProved}>
          <Mark isTrue={proven?.isProved} />
          {proven === null
            ? proof.drawSource === 'external'
              ? t('lottery.verify.external')
              : t('lottery.verify.notYet')
            : proven.isProved
              ? t('lottery.verify.proved')
              : t('lottery.verify.notProved')}
        </h2>
      </div>
      <Draw proof={proof} />
      {proof.drawSource === 'house' && <Steps proof={proof} proven={proven} />}
      {proof.sources.length > 0 && <Sources proof={proof} />}
      {proof.rulings.length > 0 && <Rulings proof={proof} />}
      <Rule drawSource={proof.drawSource} />
    </section>
  )
}

function Draw({ proof }: { proof: DrawProof }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const result = proof.correctedResult ?? proof.result
  return (
    <div className="verify__card">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <bdi dir="ltr" className="text-title">
          {issueName(proof.issueNo)}
        </bdi>
        <span className="text-meta text-muted">{date(proof.drawsAt, 'instant')}</span>
      </p>
      {result === null ? (
        <p className="text-muted">{t(`lottery.issue.${proof.state}`)}</p>
      ) : proof.family.startsWith('vn-') ? (
        <VnResult family={proof.family} result={result} />
      ) : (
        <Balls family={proof.family} result={result} />
      )}
    </div>
  )
}

function Steps({ proof, proven }: { proof: DrawProof; proven: ProvenDraw | null }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { chain, beacon } = proof
  return (
    <ol className="verify__steps">
      <Step title={t('lottery.verify.chain')} isTrue={proven?.isCommitted}>
        <p>{t('lottery.verify.chain.how')}</p>
        <dl className="verify__facts">
          {chain && (
            <>
              <Hash name={t('lottery.verify.terminal')} value={chain.terminal} />
              <Fact name={t('lottery.verify.published')}>{date(chain.publishedAt, 'instant')}</Fact>
              <Fact name={t('lottery.verify.place')}>
                <bdi>
                  {(proof.place ?? 0) + 1} / {chain.length}
                </bdi>
              </Fact>
            </>
          )}
          {proof.commitment !== null && (
            <Hash name={t('lottery.verify.commitment')} value={proof.commitment} />
          )}
          {proof.seed !== null && <Hash name={t('lottery.verify.seed')} value={proof.seed} />}
        </dl>
      </Step>
      <Step title={t('lottery.verify.bets')} isTrue={proven?.isSealedFirst}>
        <p>{t('lottery.verify.bets.how')}</p>
        <dl className="verify__facts">
          {proof.betsRoot !== null && <Hash name={t('lottery.verify.root')} value={proof.betsRoot} />}
          {proof.betsCount !== null && (
            <Fact name={t('lottery.verify.betsCount')}>
              <bdi>{proof.betsCount}</bdi>
            </Fact>
          )}
          {proof.sealedAt !== null && (
            <Fact name={t('lottery.verify.sealed')}>{date(proof.sealedAt, 'instant')}</Fact>
          )}
        </dl>
      </Step>
      {beacon && (
        <Step title={t('lottery.verify.beacon')}>
          <p>{t('lottery.verify.beacon.how')}</p>
          <p>
            {t(beacon.source === 'local' ? 'lottery.verify.beacon.demo' : 'lottery.verify.beacon.notHere')}
          </p>
          <dl className="verify__facts">
            <Fact name={t('lottery.verify.source')}>
              <bdi dir="ltr" className="break-all">
                {beacon.source}
              </bdi>
            </Fact>
            <Fact name={t('lottery.verify.round')}>
              <bdi>{beacon.round}</bdi>
            </Fact>
            {beacon.randomness !== null && (
              <Hash name={t('lottery.verify.randomness')} value={beacon.randomness} />
            )}
            {beacon.signature !== null && (
              <Hash name={t('lottery.verify.signature')} value={beacon.signature} />
            )}
          </dl>
        </Step>
      )}
      {proven && (
        <Step title={t('lottery.verify.result')} isTrue={proven.isResult}>
          <p>{t('lottery.verify.result.how')}</p>
          <p className="verify__words">
            <code dir="ltr">{`SHA-256(${proven.saltText})`}</code>
            <code dir="ltr">= {proven.salt}</code>
            <code dir="ltr">{proven.words.join(' ')}</code>
          </p>
          {!proof.family.startsWith('vn-') && <Balls family={proof.family} result={proven.result} />}
        </Step>
      )}
    </ol>
  )
}

function BetStep({ id }: { id: string }) {
  const t = useT()
  const session = useSession()
  const { data } = useQuery({
    queryKey: [lotteryKey, 'betProof', session?.userName, id],
    enabled: session !== null,
    retry: false,
    queryFn: () => call('getBetProof', { id }),
  })
  if (!data) return null
  return (
    <ol className="verify__steps">
      <Step title={t('lottery.verify.bet')} isTrue={isUnderRoot(data)}>
        <p>{t('lottery.verify.bet.how', { steps: data.path.length })}</p>
        <p className="verify__words">
          <code dir="ltr">{data.text}</code>
        </p>
      </Step>
    </ol>
  )
}

function Sources({ proof }: { proof: DrawProof }) {
  const t = useT()
  return (
    <dl className="verify__card">
      <Fact name={t('lottery.verify.sources')}>{proof.sources.join(', ')}</Fact>
    </dl>
  )
}

function Rulings({ proof }: { proof: DrawProof }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <ul className="flex flex-col gap-3">
      {proof.rulings.map(({ kind, reason, by, at }) => (
        <li key={at} className="verify__card">
          <h3 className="text-title">{t(`lottery.ruling.${kind}`)}</h3>
          {kind !== 'correct' && <p>{voidWhy(t, kind)}</p>}
          {reason !== null && <p>{reason}</p>}
          <p className="text-meta text-muted">
            {by.join(', ')} · {date(at, 'instant')}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What becomes of a draw that is missed. */
function Rule({ drawSource }: Pick<DrawProof, 'drawSource'>) {
  const t = useT()
  return (
    <section className="verify__card">
      <h3 className="text-title">{t('lottery.verify.rule')}</h3>
      <p>
        {drawSource === 'external'
          ? t('lottery.verify.rule.external', { hours: resultWaitHours })
          : t('lottery.verify.rule.house')}
      </p>
    </section>
  )
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <Fact name={name} copied={value}>
      <code dir="ltr">{value}</code>
    </Fact>
  )
}

function Mark({ isTrue }: { isTrue: boolean | undefined }) {
  if (isTrue === undefined) return <StepIcon className="size-6 shrink-0" />
  return isTrue ? <YesIcon className="size-6 shrink-0" /> : <NoIcon className="size-6 shrink-0" />
}

function Step({
  title,
  isTrue,
  children,
}: {
  title: string
  isTrue?: boolean | undefined
  children: ReactNode
}) {
  const t = useT()
  return (
    <li className="verify__card">
      <h3 className="verify__step" data-true={isTrue}>
        <Mark isTrue={isTrue} />
        <span>
          {title}
          {isTrue === false && <strong className="block text-danger">{t('verify.step.no')}</strong>}
        </span>
      </h3>
      {children}
    </li>
  )
}
