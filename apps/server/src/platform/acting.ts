/** Which operator acts, from the call or command on to the database, whose triggers write down who changed what. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection, PostgresDriver } from 'kysely'

const acting = new AsyncLocalStorage<bigint>()

/** Whatever is asked of the database on the way is asked by this operator. */
export function actAs<T>(operatorId: bigint, work: () => Promise<T>): Promise<T> {
  return acting.run(operatorId, work)
}

/** Who acts now; nobody on the way of a member's call. */
export const actingOperator = (): bigint | null => acting.getStore() ?? null

const name = (operator: string) =>
  CompiledQuery.raw("select set_config('perya.operator', $1, false)", [operator])

/** Says on each connection who acts, and forgets it before another takes the connection. */
export class ActingDriver extends PostgresDriver {
  readonly #named = new WeakSet<DatabaseConnection>()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const operatorId = acting.getStore()
    if (operatorId === undefined) return connection
    this.#named.add(connection)
    try {
      await connection.executeQuery(name(operatorId.toString()))
    } catch (error) {
      await this.releaseConnection(connection as never)
      throw error
    }
    return connection
  }

  override async releaseConnection(
    connection: Parameters<PostgresDriver['releaseConnection']>[0],
  ): Promise<void> {
    // One that is broken says nothing to whoever comes next: the pool replaces it.
    if (this.#named.delete(connection)) await connection.executeQuery(name('')).catch(() => {})
    return super.releaseConnection(connection)
  }
}
