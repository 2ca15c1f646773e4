import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { RichText, useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import FacebookIcon from '~icons/ph/facebook-logo-fill'
import GoogleIcon from '~icons/ph/google-logo-bold'
import { type Failure, toFailure } from '../failure.ts'
import type { SocialProvider } from '../firebase/firebase.ts'
import { useFirebase } from '../firebase/use-firebase.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { useAgreement } from '../form/use-agreement.tsx'
import { withPasskey } from '../passkey/with-passkey.ts'
import type { LoginSide } from './login.rules.ts'
import { NewcomerForm } from './NewcomerForm.tsx'
import { openSession } from './open-session.ts'

const icons = { facebook: FacebookIcon, google: GoogleIcon }

/** Facebook and Google, where the merchant turned them on and Firebase is ready; nothing otherwise. */
export function SocialLogin({ side, onDone }: { side: LoginSide; onDone: () => void }) {
  const { whitelabel } = useSettings()
  const firebase = useFirebase()
  const providers = [
    ...(whitelabel.FACEBOOKLOGIN3 ? (['facebook'] as const) : []),
    ...(whitelabel.GOOGLELOGIN3 ? (['google'] as const) : []),
  ]
  if (!firebase || providers.length === 0) return null
  return <SocialButtons signInWith={firebase.signInWith} providers={providers} side={side} onDone={onDone} />
}

/** Whom Firebase knows and the site does not, until they say when they were born. */
type Newcomer = { provider: SocialProvider; firebaseIdToken: string }

function SocialButtons({
  signInWith,
  providers,
  side,
  onDone,
}: {
  signInWith: (provider: SocialProvider) => Promise<string>
  providers: readonly SocialProvider[]
  side: LoginSide
  onDone: () => void
}) {
  const t = useT()
  const agreement = useAgreement()
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [failure, setFailure] = useState<Failure>()
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)

  const signIn = async (provider: SocialProvider) => {
    setBusy(provider)
    setFailure(undefined)
    setNewcomer(null)
    const firebaseIdToken = await signInWith(provider).catch(() => null)
    if (firebaseIdToken !== null) return enter({ provider, firebaseIdToken })
    setFailure({ text: t('login.social.failed') })
    setBusy(null)
  }
  const enter = async ({ provider, firebaseIdToken }: Newcomer, birthDate?: string) => {
    setBusy(provider)
    setFailure(undefined)
    const born = birthDate === undefined ? {} : { birthDate }
    const proof = { type: 'firebase', firebaseIdToken, side, ...born } as const
    try {
      const record = await withPasskey((shown) =>
        call('loginMember', { ...proof, ...agreement.agreed, ...shown }),
      )
      openSession(record, null)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'consent.outdated') agreement.askAgain()
      const isAsked = error instanceof ApiError && error.value.field === 'birthDate'
      if (isAsked) setNewcomer({ provider, firebaseIdToken })
      if (!isAsked || birthDate !== undefined) setFailure(toFailure(error, t))
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-meta text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('login.or')}
      </p>
      {providers.map((provider) => {
        const Icon = icons[provider]
        return (
          <Button
            key={provider}
            variant="outline"
            isWide
            isBusy={busy === provider}
            disabled={busy !== null && busy !== provider}
            onClick={() => void signIn(provider)}
          >
            <Icon />
            {t(`login.${provider}`)}
          </Button>
        )
      })}
      <p className="text-meta text-pretty text-muted">
        <RichText id="login.social.agree" {...agreement.sentence} />
      </p>
      {newcomer && (
        <NewcomerForm isBusy={busy !== null} onSubmit={(birthDate) => void enter(newcomer, birthDate)} />
      )}
      <FormAlert {...failure} />
    </div>
  )
}
