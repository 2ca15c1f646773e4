import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Fact } from '#ui/record/Fact.tsx'

/** The seeds a round hangs on, as far as they may be known. */
export function SeedFacts({
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
  committedAt,
  chosenAt,
}: {
  serverSeed?: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
  committedAt?: string | undefined
  chosenAt?: string | undefined
}) {
  const t = useT()
  const showTime = useDates(useSettings().timeZone)
  return (
    <dl className="verify__facts">
      <Fact name={t('verify.hash')} copied={serverSeedHash}>
        <code dir="ltr">{serverSeedHash}</code>
      </Fact>
      {serverSeed !== undefined && (
        <Fact name={t('verify.serverSeed')} copied={serverSeed}>
          <code dir="ltr">{serverSeed}</code>
        </Fact>
      )}
      <Fact name={t('verify.clientSeed')} copied={clientSeed}>
        <code dir="ltr">{clientSeed}</code>
      </Fact>
      <Fact name={t('verify.nonce')}>
        <bdi>{nonce}</bdi>
      </Fact>
      {committedAt && <Fact name={t('verify.committedAt')}>{showTime(committedAt, 'instant')}</Fact>}
      {chosenAt && <Fact name={t('verify.chosenAt')}>{showTime(chosenAt, 'instant')}</Fact>}
    </dl>
  )
}
