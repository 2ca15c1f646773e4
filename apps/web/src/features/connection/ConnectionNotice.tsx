import { useEffect } from 'react'
import { connection, watchConnection } from '#lib/connection/connection.ts'
import { useT } from '#lib/i18n.tsx'
import { useStore } from '#lib/store.ts'
import Slow from '~icons/ph/cell-signal-low-duotone'
import Offline from '~icons/ph/wifi-slash-duotone'

/** Says so when there is no internet or little of it, for as long as it lasts. */
export function ConnectionNotice() {
  const t = useT()
  const state = useStore(connection)
  useEffect(watchConnection, [])
  const Icon = state === 'offline' ? Offline : Slow
  return (
    <div
      role="status"
      className="app-column pointer-events-none fixed top-[calc(var(--header-height)+var(--safe-top))] z-30"
    >
      {state !== 'good' && (
        <p className="m-2 flex items-center gap-3 rounded-tile border border-warning bg-surface-secondary px-4 py-3 text-body shadow-e2">
          <Icon className="size-6 shrink-0 text-warning" />
          {state === 'offline' ? t('connection.offline') : t('connection.slow')}
        </p>
      )}
    </div>
  )
}
