import { useT } from '#lib/i18n.tsx'
import { Fact } from '#ui/record/Fact.tsx'

/** The seeds a round hangs on, as far as they may be known. */
export function SeedFacts({
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
}: {
  serverSeed?: string
  serverSeedHash: string
  clientSeed: string
  nonce: number
}) {
  const t = useT()
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
    </dl>
  )
}
