/** The yardstick: Fastify with one route and nothing else, answering what the contract endpoint answers. */
import fastify from 'fastify'

const app = fastify()
app.get('/status', () => ({ success: true, value: { maintenance: false, regionRestricted: false } }))
console.log(`PERYA READY ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
