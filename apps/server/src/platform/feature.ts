import type { Signature } from '@perya/sql-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import type { Gates } from './http/gates.ts'
import type { Route } from './http/route.ts'
import type { Job } from './jobs.ts'

/** What a feature brings to the platform; app.ts joins the lists of all of them. */
export type Feature = {
  name: string
  routes?: (ctx: Context) => readonly Route[]
  /** Calls with another envelope than `{ success, value }`; the contract lists them apart. */
  plugin?: (ctx: Context) => Plugin
  jobs?: (ctx: Context) => readonly Job[]
  /** Calls of SQL functions, which the start compares with those of the database. */
  sqlCalls?: readonly Signature[]
  /** What this feature decides about every call before it may pass. */
  gates?: (ctx: Context) => Partial<Gates>
  /** Prepares what the feature keeps in memory, before its routes and gates are asked for. */
  open?: (ctx: Context) => Promise<Close>
  /** Runs on its own clock while the server serves; jobs are for work that may start a second late. */
  work?: (ctx: Context) => Close
  /** Fills the demo merchant; runs at every demo start, so it must find its own rows again. */
  seedDemo?: (ctx: Context) => Promise<void>
}

export type Close = () => Promise<void> | void

export type Plugin = {
  /** Runs in a scope of its own: parsers and error handlers set there stay there. */
  mount: (scope: FastifyInstance) => void
  /** The calls as the API page describes them, by path. */
  paths: Record<string, Record<string, unknown>>
}
