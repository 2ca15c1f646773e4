import type { SiteStatus } from '@perya/contract/merchants'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSettings } from './settings.ts'

const key = ['siteStatus']

/** How often the page asks whether the site is open: now and then, and sooner while it is not. */
const askEveryMs = { open: 60_000, closed: 10_000 } as const

/** Whether the site is in maintenance or restricted here: as the page arrived, then as it changes. */
export function useSiteStatus(): SiteStatus {
  const { status } = useSettings()
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call('getSiteStatus', {}),
    initialData: status,
    staleTime: askEveryMs.open,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && (state.data.maintenance || state.data.regionRestricted)
        ? askEveryMs.closed
        : askEveryMs.open,
  })
  return data
}

/** A call refused because the site has closed closes the page too. */
export function noteRefusal(client: QueryClient, { code }: ApiError): void {
  if (code !== 'system.maintenance' && code !== 'region.restricted') return
  client.setQueryData<SiteStatus>(key, (status) => ({
    maintenance: status?.maintenance === true || code === 'system.maintenance',
    regionRestricted: status?.regionRestricted === true || code === 'region.restricted',
  }))
}
