/** An operator's command: a function of what is typed and of the variables it is typed under. */
import { fileURLToPath } from 'node:url'
import { type Env, readEnv } from '#platform/env.ts'
import { explain } from './explain.ts'
import { complain, print } from './print.ts'

export type Command = (words: string[], variables: NodeJS.ProcessEnv) => Promise<string>

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url))

export const envOf = (variables: NodeJS.ProcessEnv): Env => readEnv(variables, projectRoot)

/** What this process itself was started with. */
export const ownEnv = (): Env => envOf(process.env)

/** What an operator reads, and whether it was done. */
export async function answer(
  command: Command,
  words: string[],
  variables: NodeJS.ProcessEnv,
): Promise<{ text: string; isDone: boolean }> {
  try {
    return { text: await command(words, variables), isDone: true }
  } catch (error) {
    return { text: explain(error), isDone: false }
  }
}

/** Answers the words of the command line. */
export async function answerOperator(command: Command): Promise<void> {
  const { text, isDone } = await answer(command, process.argv.slice(2), process.env)
  if (!isDone) process.exitCode = 1
  if (text !== '') (isDone ? print : complain)(text)
}
