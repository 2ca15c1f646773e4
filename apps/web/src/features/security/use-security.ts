import type { SecurityConfig } from '@perya/contract/security'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'

const useKey = () => ['security', useSession()?.userName ?? '']

export const useSecurity = () =>
  useQuery({ queryKey: useKey(), queryFn: () => call('getSecurityConfig', {}) })

/** For what other features change: how secure the account is now. */
export function useSecurityRenewal() {
  const client = useQueryClient()
  const queryKey = useKey()
  return () => client.invalidateQueries({ queryKey })
}

/** A change answers with how everything stands, so only what other screens show is asked again. */
export function useSecurityChange<Input>(change: (input: Input) => Promise<SecurityConfig>) {
  const client = useQueryClient()
  const queryKey = useKey()
  return useMutation({
    mutationFn: change,
    onSuccess: (config) => {
      client.setQueryData(queryKey, config)
      void client.invalidateQueries({ queryKey: ['memberInfo'] })
      void client.invalidateQueries({ queryKey: ['withdraw'] })
    },
  })
}
