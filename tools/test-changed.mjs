/**
 * `npm run test:changed [-- commit]`: the checks, and the tests near what changed since a commit (the last one if none is named).
 *
 * Packages and app are followed through their imports. On the server nearly every test imports every feature,
 * so there the tests of the folders that changed run.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.mjs'
import { ensureInstalled, root, runNode } from './toolchain.mjs'

await ensureInstalled()
const base = process.argv[2] ?? 'HEAD'
const checked = await check()

const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--passWithNoTests']
const followed = await runNode([...vitest, '--project=packages', '--project=web', `--changed=${base}`])
const folders = serverFolders(changedSince(base))
const near = folders.length === 0 ? 0 : await runNode([...vitest, '--project=server', ...folders])
process.exit(checked.failed.length || followed || near ? 1 : 0)

function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The feature or other folder with tests that holds each changed file of the server side. */
function serverFolders(files) {
  const shape =
    /^(apps\/server\/src\/(?:features|commands|platform)\/[\w-]+|apps\/studio\/src\/[\w-]+|conformance)\//
  const folders = files
    .map((file) => shape.exec(file)?.[1])
    .filter((folder) => folder && existsSync(join(root, folder)))
  return [...new Set(folders)]
}
