/** Carries the acting operator from the call or command to the database, where triggers record who changed what. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection, PostgresDriver } from 'kysely'

const acting = new AsyncLocalStorage<bigint>()

/** Runs `work`, and the database records this operator for everything in it. */
export function actAs<T>(operatorId: bigint, work: () => Promise<T>): Promise<T> {
  return acting.run(operatorId, work)
}

/** The operator who acts now; none during a member's call. */
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
    // A broken connection cannot pass the name on: the pool replaces it.
    if (this.#named.delete(connection)) await connection.executeQuery(name('')).catch(() => {})
    return super.releaseConnection(connection)
  }
}
