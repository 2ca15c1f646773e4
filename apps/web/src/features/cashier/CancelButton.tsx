import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'

/** Calls off what was asked for, after one question, and says what came of it. */
export function CancelButton({
  act,
  id,
  label,
  title,
  keep,
  done,
  children,
}: {
  act: UseMutationResult<unknown, Error, string>
  id: string
  label: string
  title: string
  keep: string
  done: string
  children: ReactNode
}) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outline" isWide isBusy={act.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        confirm={label}
        keep={keep}
        onConfirm={() => {
          setAsking(false)
          act.mutate(id, {
            onSuccess: () => toast(done, { tone: 'success' }),
            onError: (error) => toast(failureText(error, t), { tone: 'danger' }),
          })
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
