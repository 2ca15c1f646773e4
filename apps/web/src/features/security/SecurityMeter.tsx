import type { SecurityConfig } from '@perya/contract/security'
import { securitySteps } from '@perya/contract/security-bounds'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import ShieldIcon from '~icons/ph/shield-check-duotone'

const words = ['low', 'low', 'low', 'fair', 'good', 'best'] as const

/** How well the account is secured, in a word and a row of steps, and the next one to take. */
export function SecurityMeter({ config }: { config: SecurityConfig }) {
  const t = useT()
  const date = useDates()
  const word = words[config.level] ?? 'low'
  const [next] = config.missing
  return (
    <section className="accent-panel security-meter" data-word={word} aria-labelledby="security-level">
      <ShieldIcon className="size-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 id="security-level" className="font-semibold">
          {t(`security.level.${word}`)}
        </h2>
        <p className="sr-only">{t('security.steps', { taken: config.level, all: securitySteps.length })}</p>
        <span className="security-meter__steps" aria-hidden="true">
          {securitySteps.map((step, index) => (
            <span key={step} data-taken={index < config.level || undefined} />
          ))}
        </span>
        {next && <p className="text-meta text-pretty text-muted">{t(`security.next.${next}`)}</p>}
        {config.pausedUntil !== null && (
          <p className="security-meter__pause">{t('security.paused', { when: date(config.pausedUntil) })}</p>
        )}
      </div>
    </section>
  )
}
