import type { ContractKind } from '@perya/contract/agent-contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'
import { contractCalls } from './contract-calls.ts'

/** What holds and what waits for an answer, with what every contract of the site goes by. */
export function useContract(kind: ContractKind) {
  const userName = useSession()?.userName ?? ''
  return useQuery({
    queryKey: ['contract', userName, kind],
    queryFn: async () => {
      const { current, request, downlines } = contractCalls[kind]
      const [held, waiting, below, protocol, info] = await Promise.all([
        call(current, {}),
        call(request, {}),
        call(downlines, {}),
        call('getContractProtocol', {}),
        call('getDividendInfo', {}),
      ])
      return {
        contract: held.contract,
        request: waiting.request,
        downlines: below.downlines,
        protocol,
        running: kind === 'dividend' ? info.running : null,
        owed: info.owed,
      }
    },
  })
}

/** Renews the screen, and what Home asks about. */
export function useRenewContract() {
  const client = useQueryClient()
  const userName = useSession()?.userName ?? ''
  return () =>
    Promise.all(
      ['contract', 'contractRequests'].map((name) =>
        client.invalidateQueries({ queryKey: [name, userName] }),
      ),
    )
}

export function useAnswer(kind: ContractKind) {
  const renew = useRenewContract()
  return useMutation({
    mutationFn: (asked: { id: string; answer: 'accept' | 'deny' }) => call(contractCalls[kind].answer, asked),
    onSettled: renew,
  })
}
