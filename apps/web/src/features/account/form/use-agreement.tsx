import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'

/** What whoever joins agrees to: the versions stated today, to be sent along, and where they are read. */
export function useAgreement() {
  const { minimumAge, paths } = useSettings()
  const { data: consent, refetch } = useQuery({
    queryKey: ['consent', ''],
    staleTime: 60_000,
    queryFn: () => call('getMissingConsent', {}),
  })
  const look = 'font-semibold text-link underline'
  return {
    /** Left out when nobody could say; the member is asked afterwards then. */
    agreed: consent ? { consent } : {},
    askAgain: () => void refetch(),
    sentence: {
      values: { age: minimumAge },
      parts: [
        <Link key="terms" to={paths.terms} className={look} />,
        <Link key="privacy" to={paths.privacy} className={look} />,
      ],
    },
  }
}
