import { useQuery } from '@tanstack/react-query'
import { useSettings } from '#lib/settings/settings.ts'
import { type Firebase, openFirebase } from './firebase.ts'

/** The merchant's Firebase once it is ready; `null` before that, and where the merchant has none. */
export function useFirebase(): Firebase | null {
  const { firebase: setup, whitelabel } = useSettings()
  const { data } = useQuery({
    queryKey: ['firebase', setup?.projectId ?? ''],
    enabled: setup !== null && whitelabel.FIREBASELOGIN3,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => (setup ? openFirebase(setup, whitelabel.GOOGLELOGIN3 || whitelabel.FACEBOOKLOGIN3) : null),
  })
  return data ?? null
}

/** Whether SMS codes go through Firebase here, ready or not. */
export function useFirebaseSms(): boolean {
  const { firebase: setup, whitelabel } = useSettings()
  return setup !== null && whitelabel.FIREBASELOGIN3
}
