import type { FirebaseSetup } from '@perya/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { type Settings, useSettings } from '#lib/settings/settings.ts'
import { type Firebase, openFirebase } from './firebase.ts'

/** The merchant's Firebase once it is ready; `null` before that, and where the merchant has none. */
export function useFirebase(): Firebase | null {
  const open = useFirebaseOpener()
  const { data } = useQuery({
    queryKey: ['firebase'],
    enabled: open !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => open?.() ?? null,
  })
  return data ?? null
}

/** Opens the merchant's Firebase; `null` where the merchant has none, and SMS codes are the platform's own. */
export function useFirebaseOpener(): (() => Promise<Firebase>) | null {
  const settings = useSettings()
  const setup = setupOf(settings)
  if (setup === null) return null
  const { GOOGLELOGIN3, FACEBOOKLOGIN3 } = settings.whitelabel
  return () => openFirebase(setup, GOOGLELOGIN3 || FACEBOOKLOGIN3)
}

function setupOf({ firebase, whitelabel }: Settings): FirebaseSetup | null {
  return whitelabel.FIREBASELOGIN3 ? firebase : null
}
