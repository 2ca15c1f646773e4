/** The yardstick: Fastify with nothing else, answering one page of games it has at hand, and a few bytes. */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const page: unknown = JSON.parse(readFileSync(process.env.GAMES_PAGE ?? '', 'utf8'))
const app = fastify()
app.get('/games', () => page)
app.get('/status', () => ({ success: true, value: { maintenance: false, regionRestricted: false } }))
console.log(`PERYA READY ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
