import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'

/** The first part of it is what a live event makes stale. */
const useKey = () => ['identityCheck', useSession()?.userName ?? '']

export const useIdentityCheck = () =>
  useQuery({ queryKey: useKey(), queryFn: () => call('getIdentityCheck', {}) })

export function useSendIdentityCheck() {
  const client = useQueryClient()
  const queryKey = useKey()
  return useMutation({
    mutationFn: (typed: InputOf<Endpoints['sendIdentityCheck']>) => call('sendIdentityCheck', typed),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
