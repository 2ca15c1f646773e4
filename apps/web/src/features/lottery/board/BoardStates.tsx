import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { RecordFailed } from '#ui/record/RecordStates.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** A list of lotteries, or why there is none yet; over one of an earlier visit too, where no answer came in this one. */
export function BoardStates<Answer>({
  query,
  children,
}: {
  query: {
    data: Answer | undefined
    /** 0 for what is kept from an earlier visit. */
    dataUpdatedAt: number
    isError: boolean
    refetch: () => Promise<unknown>
  }
  children: (answer: Answer) => ReactNode
}) {
  const t = useT()
  const isUnanswered = query.isError && query.dataUpdatedAt === 0
  if (query.data === undefined && !isUnanswered) return <BoardWaiting />
  return (
    <>
      {isUnanswered && <RecordFailed text={t('lottery.failed')} onRetry={() => void query.refetch()} />}
      {query.data !== undefined && children(query.data)}
    </>
  )
}

/** The shape of a list of lotteries until it is there. */
export function BoardWaiting() {
  const t = useT()
  return (
    <Waiting what="list">
      <div aria-busy="true" className="flex flex-col gap-3">
        <p role="status" className="sr-only">
          {t('lottery.loading')}
        </p>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-[92px] w-full rounded-card" />
        ))}
      </div>
    </Waiting>
  )
}
