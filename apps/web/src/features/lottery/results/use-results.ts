import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

const resultsPerPage = 30

/** Results of a lottery, the newest first, page by page; of one day when it is named. */
export function useResults(code: string, day: string) {
  return useInfiniteQuery({
    queryKey: ['lotteryResults', code, day],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(
        'listLotteryResults',
        {
          code,
          pageSize: resultsPerPage,
          ...(day === '' ? {} : { day }),
          ...(pageParam === '' ? {} : { before: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: ({ hasMore, results }) => (hasMore ? results.at(-1)?.issueNo : undefined),
  })
}
