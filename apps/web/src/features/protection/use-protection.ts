import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { Protection } from '@perya/contract/protection'
import type { Measure, Period } from '@perya/contract/protection-bounds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'

export type Which = { measure: Measure; period: Period }

const useKey = () => ['protection', useSession()?.userName ?? '']

export const useProtection = () => useQuery({ queryKey: useKey(), queryFn: () => call('getProtection', {}) })

/** A change answers with how everything stands, so nothing is asked again. */
function useChange<Input>(change: (input: Input) => Promise<Protection>) {
  const client = useQueryClient()
  const queryKey = useKey()
  return useMutation({
    mutationFn: change,
    onSuccess: (protection) => client.setQueryData(queryKey, protection),
  })
}

export const useSetLimit = () => useChange((limit: Which & { cap: string | null }) => call('setLimit', limit))
export const useConfirmWish = () => useChange((which: Which) => call('confirmWish', which))
export const useDropWish = () => useChange((which: Which) => call('dropWish', which))

export const useTakeBreak = () =>
  useMutation({ mutationFn: (asked: InputOf<Endpoints['takeBreak']>) => call('takeBreak', asked) })
