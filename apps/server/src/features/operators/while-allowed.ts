import type { Permission } from '@perya/contract/permissions'
import type { Context } from '#platform/context.ts'
import { hasPermission, operatorChannel } from './session.store.ts'

type Watched = { operatorId: bigint; sessionId: bigint }

/** Stops what goes on by itself once the operator's session has ended or the permission was taken away. */
export function whileAllowed(
  { db, log, notifications }: Pick<Context, 'db' | 'log' | 'notifications'>,
  { operatorId, sessionId }: Watched,
  permission: Permission,
  stop: () => void,
): () => void {
  const look = () => {
    hasPermission(db, sessionId, permission).then(
      (isAllowed) => isAllowed || stop(),
      (error: Error) => {
        log.warn({ err: error }, 'an operator’s permission was not read')
        stop()
      },
    )
  }
  return notifications.on(operatorChannel, (id) => id === String(operatorId) && look(), look)
}
