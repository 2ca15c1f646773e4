import { isTrial } from '@perya/contract/member-type'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { trialName } from '#lib/session/session.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Parol } from '#ui/Parol.tsx'
import CoinsIcon from '~icons/ph/coins-duotone'
import DeviceIcon from '~icons/ph/device-mobile-duotone'
import LockIcon from '~icons/ph/lock-key-duotone'
import { FormAlert } from '../form/FormAlert.tsx'
import { useTestPlay } from './use-test-play.ts'

const points = [
  { icon: CoinsIcon, text: 'trial.point.money' },
  { icon: DeviceIcon, text: 'trial.point.device' },
  { icon: LockIcon, text: 'trial.point.limits' },
] as const

/** What the free trial is, and the button that starts it. */
export function TrialOffer({ onDone }: { onDone: () => void }) {
  const t = useT()
  const session = useSession()
  const { start, isBusy, failure } = useTestPlay('getTrialUser', onDone)
  const name = trialName()
  const isMember = session !== null && !isTrial(session.type)
  return (
    <div className="flex flex-col items-center gap-5 px-4 pt-6 pb-8 text-center">
      <Parol className="size-28" />
      <h2 className="font-display text-[1.875rem]/[2.125rem] font-extrabold text-balance">
        {t('trial.title')}
      </h2>
      <p className="max-w-sm text-pretty text-muted">{t('trial.text')}</p>
      <ul className="w-full divide-y divide-border overflow-hidden rounded-card bg-surface text-start shadow-e1">
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className="flex min-h-14 items-center gap-3 px-4 py-3">
            <Icon className="size-6 shrink-0 text-accent-text" />
            {t(text)}
          </li>
        ))}
      </ul>
      <div className="flex w-full flex-col gap-3">
        {isMember ? (
          <>
            <p className="text-muted">{t('trial.member', { name: session.userName })}</p>
            <Link to={paths.home} className={buttonClass({ size: 'lg', isWide: true })}>
              {t('trial.member.play')}
            </Link>
          </>
        ) : (
          <>
            <Button size="lg" isWide isBusy={isBusy} onClick={() => void start()}>
              {name === null ? t('trial.start') : t('trial.continue', { name })}
            </Button>
            <Link to={paths.register} className={buttonClass({ variant: 'secondary', isWide: true })}>
              {t('login.register')}
            </Link>
          </>
        )}
        <FormAlert text={failure} />
      </div>
    </div>
  )
}
