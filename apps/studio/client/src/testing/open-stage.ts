import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventText } from '@perya/event-stream/writer'
import { type FlightEvent, flightStream, type StudioCallName } from '@perya/studio-contract'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { openStandIn, type StandInOptions } from './stand-in.ts'

/** As strict as the pages the studio sends. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The client as it is built and served, in front of a studio in memory, and a browser to play it with. */
export async function openStage() {
  const outDir = mkdtempSync(join(tmpdir(), 'perya-studio-'))
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  let studio = openStandIn({ game: 'DICE' })
  const watchers = new Set<ServerResponse>()
  let told = ''
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://stage').pathname
    // A game in a closed frame has no origin, so what it loads must say that anyone may read it.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (path === '/frame') {
      response.setHeader('content-type', 'text/html')
      return response.end(
        '<!doctype html><iframe sandbox="allow-scripts" src="/studio/play?game=X&amp;token=t" width="380" height="700"></iframe>',
      )
    }
    if (path === flightStream.path) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(told || '\n\n')
      watchers.add(response)
      return response.on('close', () => watchers.delete(response))
    }
    if (path.startsWith('/studio/api/')) {
      const name = path.slice('/studio/api/'.length) as StudioCallName
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(studio.answer(name, await bodyOf(request))))
    }
    const file = path === '/studio/play' ? 'index.html' : path.slice('/studio/'.length)
    response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', types[extname(file)] ?? 'text/html')
    try {
      response.end(readFileSync(join(outDir, file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    /** Another game with its own player. */
    serve(options: StandInOptions) {
      studio = openStandIn(options)
      return studio
    },
    /** What every watcher of flights hears, and whoever comes later first of all. */
    tell(event: FlightEvent) {
      told = eventText({ name: 'flight', data: JSON.stringify(flightStream.event.parse(event)) })
      for (const watcher of watchers) watcher.write(told)
    },
    async close() {
      await browser.close()
      await new Promise((done) => server.close(done))
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}
