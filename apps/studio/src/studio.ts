import type { Logger } from 'pino'
import type { Db } from './db.ts'
import type { Seal } from './seal.ts'
import type { Wallet } from './wallet.ts'

/** Everything a call of the studio may reach for. */
export type Studio = {
  /** The merchant whose players play here. */
  brand: string
  db: Db
  wallet: Wallet
  seal: Seal
  log: Logger
}
