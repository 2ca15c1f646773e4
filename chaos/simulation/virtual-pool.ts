/** Connections whose every statement waits until the simulation lets it through, loses it, or loses its answer. */
import type { Pool } from '../../apps/server/src/platform/db.ts'

type Asked = { name?: string; text: string; values?: unknown[]; rowMode?: 'array' }

export type Statement = {
  server: number
  text: string
  values: readonly unknown[]
  /** As the product asked, for the database itself. */
  config: Asked
  reply: (result: unknown) => void
  fail: (error: Error) => void
}

/** What a driver reports when the line is dead: nobody knows what became of the statement. */
export class LineLost extends Error {
  override name = 'LineLost'
}

/** What PostgreSQL itself answers to whoever lost against a rival; it did nothing. */
export function lostToRival(): Error {
  return Object.assign(new Error('could not serialize access'), { code: '40001', severity: 'ERROR' })
}

/** A pool that hands every statement to `submit`. It knows no transactions: every statement commits by itself. */
export function makeVirtualPool(server: number, submit: (statement: Statement) => void): Pool {
  const query = (asked: string | Asked, values?: unknown[]) =>
    new Promise((reply, fail) => {
      const config: Asked = typeof asked === 'string' ? { text: asked } : asked
      const given = values ?? config.values ?? []
      submit({ server, text: config.text, values: given, config: { ...config, values: given }, reply, fail })
    })
  const client = { query, release() {}, on() {}, off() {} }
  return { query, connect: async () => client, on() {} } as unknown as Pool
}
