import type { ReactNode } from 'react'
import { t as say, useT } from '#lib/i18n.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import CopyIcon from '~icons/ph/copy'

/** Names and values, one under another. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="cashier-facts">{children}</dl>
}

export function Fact({ name, copied, children }: { name: string; copied?: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className="cashier-fact">
      <dt>{name}</dt>
      <dd>
        <bdi className="min-w-0 break-words">{children}</bdi>
        {copied !== undefined && (
          <IconButton
            label={t('cashier.copy', { name })}
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
    toast(say('cashier.copied'), { tone: 'success' })
  } catch {
    toast(say('cashier.copy.failed'), { tone: 'danger', time: 'short' })
  }
}
