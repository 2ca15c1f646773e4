import { statementDaysMax } from '@perya/contract/wallet'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/db.ts'
import { findPeriod, type Period } from './statement.store.ts'

export type AskedDays = { startDate?: string | undefined; endDate?: string | undefined }

const dayMs = 86_400_000

/** The business days that a record is asked for, limited to as many as a record covers. */
export async function readPeriod(db: Db, merchant: string, asked: AskedDays): Promise<Period> {
  const period = await findPeriod(db, merchant, asked)
  const days = (period.to.getTime() - period.from.getTime()) / dayMs
  if (days <= 0) throw new AppError('statement.order')
  if (days > statementDaysMax) throw new AppError('statement.period', { days: statementDaysMax })
  return period
}
