/**
 * Loaded into a server before its own code, by the harness alone: sets its clock wrong, and bends what it says to
 * the database where a mutant asks for that. The product knows nothing of it.
 */
import pg from 'pg'
import { type Bend, bends } from './bends.ts'

/** What the harness tells a server through the environment. */
export type Bending = {
  clockMs: number
  bend: Bend | undefined
  /** The names of `vendor_play`'s arguments, in order. */
  names: readonly string[]
}

const { clockMs, bend, names }: Bending = JSON.parse(process.env.PERYA_CHAOS ?? '{}')

const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...args: ConstructorParameters<typeof RealDate> | []) {
    if (args.length === 0) super(RealDate.now() + clockMs)
    else super(...(args as ConstructorParameters<typeof RealDate>))
  }
  static override now = () => RealDate.now() + clockMs
} as typeof RealDate

type Query = (config: pg.QueryConfig) => Promise<pg.QueryResult>

if (bend !== undefined) {
  const bent = bends[bend]
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } }
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const config = args[0] as pg.QueryConfig
    const isPlay = args.length === 1 && /\bvendor_play\(/.test(config?.text ?? '')
    const ask: Query = (asked) => query.call(this, asked) as Promise<pg.QueryResult>
    return isPlay ? bent({ ask, config, names }) : query.apply(this, args)
  }
}
