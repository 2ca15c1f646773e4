/** An operator's commands in one process that has loaded them: to load one anew takes longer than most of them. */
import { ofServer } from './database.ts'

export type Said = { id: number; command: string; words: readonly string[] }
export type Heard = { id: number; text: string; isDone: boolean }

process.on('message', async ({ id, command: name, words }: Said) => {
  const { answer } = await ofServer('commands/command.ts')
  const { command } = await ofServer(`commands/${name}.ts`)
  process.send?.({ id, ...(await answer(command, words, process.env)) } satisfies Heard)
})
