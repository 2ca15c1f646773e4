export { type Database, findDrift } from './find-drift.ts'
export { type Columns, eachOf, oneOf, type Signature, type SqlCall, sqlCall } from './sql-call.ts'
