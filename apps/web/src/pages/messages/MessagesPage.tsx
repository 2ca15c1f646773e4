import type { Thread } from '@perya/contract/inbox'
import { useState } from 'react'
import { LetterForm } from '#features/inbox/LetterForm.tsx'
import { ThreadList } from '#features/inbox/ThreadList.tsx'
import { ThreadView } from '#features/inbox/ThreadView.tsx'
import { useInbox, useInboxActions } from '#features/inbox/use-inbox.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { useNavigate, useSearchParams } from '#lib/router.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NoData } from '#ui/NoData.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { Waiting } from '#ui/Waiting.tsx'
import AllIcon from '~icons/ph/checks'
import ReadIcon from '~icons/ph/envelope-open'
import UnreadIcon from '~icons/ph/envelope-simple'
import NoneIcon from '~icons/ph/selection-slash'
import DeleteIcon from '~icons/ph/trash'

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
        <Waiting what="words">
          <div aria-busy="true" className="grid gap-2.5">
            {[1, 2, 3].map((line) => (
              <Skeleton key={line} className="relative h-19" />
            ))}
          </div>
        </Waiting>
      )}
      {threads?.length === 0 && <NoData title={t('inbox.none')} text={t('inbox.none.text')} />}
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
  const [isAsking, setAsking] = useState(false)
  const { read, unread, remove } = useInboxActions()
  const isAll = chosen !== null && !hasMore && threads.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const act = (action: typeof read) => {
    if (chosen === null || chosen.size === 0) return
    action.mutate([...chosen], {
      onSuccess: () => setChosen(null),
      onError: (error) => {
        const said = error instanceof ApiError ? error.message : ''
        toast(said || t('inbox.failed'), { tone: 'danger', time: 'short' })
      },
    })
  }
  return (
    <>
      <div className="chosen-actions flex items-center gap-2">
        {chosen === null ? (
          <Button variant="secondary" onClick={() => setChosen(new Set())}>
            {t('inbox.choose')}
          </Button>
        ) : (
          <>
            <IconButton
              label={isAll ? t('inbox.chooseNone') : t('inbox.chooseAll')}
              onClick={async () => setChosen(new Set(isAll ? [] : (await fetchAll()).map(({ id }) => id)))}
            >
              {isAll ? <NoneIcon className="size-6" /> : <AllIcon className="size-6" />}
            </IconButton>
            {(
              [
                ['inbox.markRead', ReadIcon, () => act(read)],
                ['inbox.markUnread', UnreadIcon, () => act(unread)],
                ['inbox.delete', DeleteIcon, () => setAsking(true)],
              ] as const
            ).map(([label, Icon, onClick]) => (
              <IconButton key={label} label={t(label)} disabled={chosen.size === 0} onClick={onClick}>
                <Icon className="size-6" />
              </IconButton>
            ))}
            <Button variant="secondary" className="ms-auto" onClick={() => setChosen(null)}>
              {t('inbox.done')}
            </Button>
          </>
        )}
      </div>
      <ThreadList threads={threads} chosen={chosen} onChoose={toggle} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('inbox.delete.sure')}
        confirm={t('inbox.delete')}
        onConfirm={() => {
          setAsking(false)
          act(remove)
        }}
      >
        {t('inbox.delete.forGood')}
      </ConfirmDialog>
    </>
  )
}
