import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { failureText } from '../failure.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** What the link of a mail opens: a new password while the link works, a way to another one when it does not. */
export function ResetPassword({
  reset,
  onDone,
  onAskAgain,
}: {
  /** The secret in the link. */
  reset: string
  onDone: () => void
  onAskAgain: () => void
}) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['passwordLink', reset],
    queryFn: () => call('checkPasswordLink', { reset }),
    // It works once: what was true a minute ago need not be now.
    gcTime: 0,
  })
  if (data) {
    return (
      <ResetPasswordForm reset={reset} userName={data.userName} onDone={onDone} onAskAgain={onAskAgain} />
    )
  }
  if (error) {
    const isOver = error instanceof ApiError && error.code === 'reset.invalid'
    return (
      <EmptyState
        title={isOver ? t('reset.over') : t('reset.failed')}
        text={failureText(error, t)}
        action={
          <Button onClick={isOver ? onAskAgain : () => void refetch()}>
            {isOver ? t('reset.askAgain') : t('account.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {t('in_please_wait')}
      </p>
      <Skeleton className="h-[76px] w-full rounded-tile" />
      <Skeleton className="h-[76px] w-full rounded-tile" />
    </div>
  )
}
