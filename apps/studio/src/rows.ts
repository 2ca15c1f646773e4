import type { RowOf } from '@perya/postgres/rows'
import type { Tables } from './tables.ts'

/** A row of a table as a query of columns in camel case answers it. */
export type Row<Name extends keyof Tables> = RowOf<Tables[Name]>
