/** `npm run dev`: the server restarts and the app reloads as files change. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectNode, root } from './toolchain.mjs'

await ensureInstalled()
const bin = join(root, 'node_modules/.bin')
const options = {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
}
const children = [
  spawn(projectNode(), ['--watch', 'apps/server/src/main.ts'], options),
  spawn(
    projectNode(),
    [join(root, 'node_modules/vite/bin/vite.js'), 'apps/web', '--config', 'apps/web/vite.config.ts'],
    options,
  ),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
