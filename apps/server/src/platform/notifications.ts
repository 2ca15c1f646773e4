/**
 * Messages between processes over PostgreSQL: sent inside a transaction, heard by everyone once it commits.
 *
 * A message can be missed while the connection is down, so a listener that keeps a copy of something
 * passes `onReconnect` and reads it again there.
 */
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import { troubleWith } from './trouble.ts'

export type Notifications = {
  /** Calls `onMessage` for each message; `onReconnect` each time listening begins, the first included. */
  on: (channel: string, onMessage: (payload: string) => void, onReconnect?: () => void) => () => void
  close: () => Promise<void>
}

type Listener = { onMessage: (payload: string) => void; onReconnect: (() => void) | undefined }

/** Sends at commit when `db` is a transaction, at once otherwise. */
export async function notify(db: Db, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

const longestPauseMs = 2_000
/** A server that accepts the connection and does not answer in this time is given up and tried again. */
const connectMs = 10_000

export async function openNotifications(connectionString: string, log: Logger): Promise<Notifications> {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  function deliver(message: pg.Notification): void {
    for (const listener of listeners.get(message.channel) ?? []) {
      try {
        listener.onMessage(message.payload ?? '')
      } catch (error) {
        log.error({ err: error, channel: message.channel }, 'listener failed')
      }
    }
  }

  /** One after another: a connection takes one query at a time. */
  let listening: Promise<void> = Promise.resolve()
  function listen(channel: string, started: Iterable<Listener>): Promise<void> {
    const mine = listening.then(async () => {
      if (!client) return
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const listener of started) listener.onReconnect?.()
    })
    listening = mine.catch(() => {})
    return mine
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'perya-listen',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
    })
    let isLost = false
    const lose = () => {
      if (isLost || isClosed) return
      isLost = true
      if (client === fresh) client = undefined
      fresh.end().catch(() => {})
      reconnect(50)
    }
    fresh.on('notification', deliver)
    fresh.on('error', lose)
    fresh.on('end', lose)
    await fresh.connect()
    if (isClosed) return fresh.end()
    client = fresh
    for (const [channel, started] of listeners) await listen(channel, [...started])
  }

  const trouble = troubleWith(log, 'notifications are not connected')

  function reconnect(pauseMs: number): void {
    clearTimeout(retry)
    retry = setTimeout(() => {
      connect().then(trouble.isOver, (error: Error) => {
        trouble.goesOn(error)
        if (!isClosed) reconnect(Math.min(pauseMs * 2, longestPauseMs))
      })
    }, pauseMs)
  }

  await connect()

  return {
    on(channel, onMessage, onReconnect) {
      const listener: Listener = { onMessage, onReconnect }
      const others = listeners.get(channel)
      if (others) others.add(listener)
      else listeners.set(channel, new Set([listener]))
      // A connection that breaks right now comes back through connect(), which listens to every channel.
      listen(channel, [listener]).catch(() => {})
      return () => {
        listeners.get(channel)?.delete(listener)
      }
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      listeners.clear()
      await listening
      await client?.end()
    },
  }
}
