import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call, openCall } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'

const feedbackKey = (userName: string) => ['feedback', userName]

/** What the member has sent, page after page. */
export function useFeedback() {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [...feedbackKey(userName), code],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => call('listFeedback', { pageNo: pageParam }),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })
  return { ...query, sent: query.data?.pages.flatMap((page) => page.feedback) }
}

export type NewFeedback = { key: string; content: string; comment: string; pictures: string[] }

export function useSendFeedback() {
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  return useMutation({
    mutationFn: (feedback: NewFeedback) => call('putFeedback', feedback),
    onSuccess: () => client.invalidateQueries({ queryKey: feedbackKey(userName) }),
  })
}

/** The address of a picture the member sent, fetched with their session; `null` until it is there. */
export function useOwnPicture(id: string): string | null {
  const userName = useSession()?.userName ?? ''
  const { data } = useQuery({
    queryKey: ['feedbackPicture', userName, id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await openCall('getFeedbackPicture', { id })).blob(),
  })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return address
}
