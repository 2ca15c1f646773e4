import type { ReactNode } from 'react'
import { t as say, useT } from '#lib/i18n.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import CopyIcon from '~icons/ph/copy'

/** One thing to know about a line of a record; a number comes with a button that copies it. */
export function Fact({ name, copied, children }: { name: string; copied?: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className="record-sheet__fact">
      <dt>{name}</dt>
      <dd>
        <span className="min-w-0 break-words">{children}</span>
        {copied !== undefined && (
          <IconButton
            label={t('record.copy', { name })}
            className="-my-2.5 -me-2.5"
            onClick={() => void copy(copied)}
          >
            <CopyIcon className="size-5" />
          </IconButton>
        )}
      </dd>
    </div>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(say('record.copied'), { tone: 'success' })
  } catch {
    toast(say('record.copy.failed'), { tone: 'danger', time: 'short' })
  }
}
