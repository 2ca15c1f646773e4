import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'

/** The invitation code of the link the player came by, once the server knows it; `null` when it does not. */
export function useLinkedCode(code: string | null, isAsked: boolean): string | null {
  const { data } = useQuery({
    queryKey: ['affiliate', code ?? ''],
    enabled: isAsked && code !== null && code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => checkAffiliate(code ?? ''),
  })
  return data ?? null
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
