/**
 * An operator's commands, and the work of tests that needs the server's code, in one process that has loaded it.
 *
 * To load a command anew takes longer than most of them, and a test's own process would compile all it loads.
 */
import { auditMoney, ofServer, setMerchant } from './chores.ts'

export type Said = { id: number; command: string; words: readonly string[] }
export type Heard = { id: number; text: string; isDone: boolean }

const chores: Record<string, (...words: string[]) => Promise<void>> = { setMerchant, auditMoney }

process.on('message', async ({ id, command: name, words }: Said) => {
  const chore = chores[name]
  const heard = chore ? await doChore(chore, words) : await doCommand(name, words)
  process.send?.({ id, ...heard } satisfies Heard)
})

async function doCommand(name: string, words: readonly string[]): Promise<Omit<Heard, 'id'>> {
  const { answer } = await ofServer('commands/command.ts')
  const { command } = await ofServer(`commands/${name}.ts`)
  return answer(command, ['PERYA', ...words], process.env)
}

const doChore = (chore: (...words: string[]) => Promise<void>, words: readonly string[]) =>
  chore(...words).then(
    () => ({ text: '', isDone: true }),
    (error) => ({ text: String(error.stack), isDone: false }),
  )
