import type { Thread } from '@perya/contract/inbox'
import { useState } from 'react'
import { LetterForm } from '#features/inbox/LetterForm.tsx'
import { ThreadList } from '#features/inbox/ThreadList.tsx'
import { ThreadView } from '#features/inbox/ThreadView.tsx'
import { useInbox, useInboxActions } from '#features/inbox/use-inbox.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { useNavigate, useSearchParams } from '#lib/router.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The member's messages, or the one the address names. */
export default function MessagesPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id !== null && /^[1-9]\d{0,18}$/.test(id) ? <ThreadView key={id} id={id} /> : <Inbox />
}

function Inbox() {
  const t = useT()
  const navigate = useNavigate()
  const inbox = useInbox()
  const { threads, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, fetchAll } = inbox
  const [isWriting, setWriting] = useState(false)
  return (
    <div className="grid gap-4 px-4 pt-2 pb-8">
      <Button isWide onClick={() => setWriting(true)}>
        {t('inbox.new')}
      </Button>
      {isError && (
        <EmptyState
          title={t('article.failed')}
          action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {threads === undefined && !isError && (
        <div aria-busy="true" className="grid gap-2.5">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="relative h-19" />
          ))}
        </div>
      )}
      {threads?.length === 0 && <EmptyState title={t('inbox.none')} text={t('inbox.none.text')} />}
      {threads !== undefined && threads.length > 0 && (
        <Chosen threads={threads} hasMore={hasNextPage} fetchAll={fetchAll} />
      )}
      {hasNextPage && (
        <Button variant="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('inbox.more')}
        </Button>
      )}
      <Sheet isOpen={isWriting} onClose={() => setWriting(false)} title={t('inbox.new')}>
        <LetterForm
          onSent={(id) => {
            setWriting(false)
            navigate(pathTo('webEmail', { id }))
          }}
        />
      </Sheet>
    </div>
  )
}

/** The list, with some of it chosen to be read, unread or deleted at once. */
function Chosen({
  threads,
  hasMore,
  fetchAll,
}: {
  threads: readonly Thread[]
  hasMore: boolean
  fetchAll: () => Promise<Thread[]>
}) {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const { read, unread, remove } = useInboxActions()
  const isAll = chosen !== null && !hasMore && threads.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const act = (action: typeof read) => {
    if (chosen === null || chosen.size === 0) return
    action.mutate([...chosen], { onSuccess: () => setChosen(null) })
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {chosen === null ? (
          <Button variant="secondary" onClick={() => setChosen(new Set())}>
            {t('inbox.choose')}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              onClick={async () => setChosen(new Set(isAll ? [] : (await fetchAll()).map(({ id }) => id)))}
            >
              {isAll ? t('inbox.chooseNone') : t('inbox.chooseAll')}
            </Button>
            <Button variant="secondary" disabled={chosen.size === 0} onClick={() => act(read)}>
              {t('inbox.markRead')}
            </Button>
            <Button variant="secondary" disabled={chosen.size === 0} onClick={() => act(unread)}>
              {t('inbox.markUnread')}
            </Button>
            <Button variant="secondary" disabled={chosen.size === 0} onClick={() => act(remove)}>
              {t('inbox.delete')}
            </Button>
            <Button variant="secondary" onClick={() => setChosen(null)}>
              {t('inbox.done')}
            </Button>
          </>
        )}
      </div>
      <ThreadList threads={threads} chosen={chosen} onChoose={toggle} />
    </>
  )
}
