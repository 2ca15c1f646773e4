/** Proves that the subject of every commit since the rule was made fits into 72 characters. */
import { execFileSync } from 'node:child_process'

const longest = 72
const lastBeforeTheRule = '93238364ac2721ab1ef53e7ff0a3335c6c9b156a'

const tooLong = subjectsSince(lastBeforeTheRule).filter((subject) => subject.length > longest)
for (const subject of tooLong) {
  console.error(`A commit's subject has ${subject.length} characters, ${longest} at most: ${subject}`)
}
if (tooLong.length > 0) process.exit(1)

/** None where the history does not reach back to that commit, as in a shallow clone. */
function subjectsSince(commit: string): string[] {
  try {
    const log = execFileSync('git', ['log', '--format=%s', `${commit}..HEAD`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return log.split('\n')
  } catch {
    return []
  }
}
