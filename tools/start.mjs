/** `npm start`: from a fresh clone to a running platform. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureInstalled, giveUp, projectNode, root, step } from './toolchain.mjs'

console.log('Perya')
await ensureInstalled()
const { buildWeb } = await import('./build-web.mjs')
if ((await buildWeb(step)) !== 0) giveUp('The app could not be built; the lines above say why.')

const server = spawn(projectNode(), ['apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))

let log
/** Logs are for machines: they go to a file in the data folder, and the terminal stays readable. */
function keep(line) {
  if (!log) {
    const dir = resolve(root, process.env.PERYA_DATA ?? '.data')
    mkdirSync(dir, { recursive: true })
    log = createWriteStream(join(dir, 'server.log'), { flags: 'a' })
  }
  log.write(`${line}\n`)
}

createInterface({ input: server.stdout }).on('line', (line) => {
  if (line.startsWith('PERYA STEP ')) console.log(`  ${line.slice('PERYA STEP '.length)} …`)
  else if (line.startsWith('PERYA READY ')) welcome(line.slice('PERYA READY '.length))
  else keep(line)
})
server.on('exit', (code) => process.exit(code ?? 1))

function welcome(address) {
  const demo = `
  Demo logins (password Perya#2026, withdrawal password 202611)
    juan     player
    ligaya   agent
    datu     top agent

  Messages sent to members: ${address}/dev/outbox`
  console.log(`
  Perya is ready at ${address}/m/home
${process.env.PERYA_MODE === 'production' ? '' : demo}
  API page: ${address}/docs
  Stop with Ctrl-C.
`)
}
