/** Players in a process of their own, who get one order after the other and answer each with what they saw. */
import { fork } from 'node:child_process'

export type ForkedPlayers<Order, Result> = {
  measure: (order: Order) => Promise<Result>
  end: () => void
}

export function forkPlayers<Order extends object, Result>(
  file: URL,
  args: readonly string[],
): ForkedPlayers<Order, Result> {
  const players = fork(file, args)
  return {
    measure: (order) =>
      new Promise((resolve, reject) => {
        const fail = (code: number | null) => reject(new Error(`the players ended with ${code}`))
        players.once('exit', fail)
        players.once('message', (result) => {
          players.off('exit', fail)
          resolve(result as Result)
        })
        players.send(order)
      }),
    end() {
      players.removeAllListeners('exit')
      players.kill()
    },
  }
}
