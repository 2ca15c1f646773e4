import { useT } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import PlayIcon from '~icons/ph/game-controller'
import { FormAlert } from '../form/FormAlert.tsx'
import { useTestPlay } from './use-test-play.ts'

/** Test play, for visitors of merchants that offer it. */
export function TestPlayButton({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { whitelabel } = useSettings()
  const session = useSession()
  const { start, isBusy, failure } = useTestPlay('loginFreePlay', onDone)
  if (!whitelabel.TRIALPLAY3 || session !== null) return null
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void start()}>
        <PlayIcon />
        {t('login.testPlay')}
      </Button>
      <FormAlert text={failure} />
    </div>
  )
}
