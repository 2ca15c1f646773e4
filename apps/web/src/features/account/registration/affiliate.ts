import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'

/** What became of the invitation in the link the player came by. */
type LinkedCode = { state: 'none' } | { state: 'known'; code: string } | { state: 'unknown' }

export function useLinkedCode(code: string | null, isAsked: boolean): LinkedCode {
  const { data } = useQuery({
    queryKey: ['affiliate', code ?? ''],
    enabled: isAsked && code !== null && code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => checkAffiliate(code ?? ''),
  })
  if (data === undefined) return { state: 'none' }
  return data === null ? { state: 'unknown' } : { state: 'known', code: data }
}

/** The code as the server writes it, or `null` when nobody may be invited with it here. */
export async function checkAffiliate(code: string): Promise<string | null> {
  try {
    return (await call('checkAffiliate', { code, domain: location.hostname })).code
  } catch (error) {
    if (error instanceof ApiError && error.code === 'affiliate.unknown') return null
    throw error
  }
}
