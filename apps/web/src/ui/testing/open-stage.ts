import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import icons from 'unplugin-icons/vite'
import { build } from 'vite'
import { contractPlugin } from '../../../vite/contract-plugin.ts'
import { flagsPlugin } from '../../../vite/flags-plugin.ts'
import { iconCompiler } from '../../../vite/icon-compiler.ts'
import { textsPlugin } from '../../../vite/texts-plugin.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const nonce = 'stage'
/** As strict as the pages the server sends. */
const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types perya`
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
}

/** Builds a stage as the app is built, serves it under the app's content policy, and opens a browser. */
export async function openStage(page = 'src/ui/testing/stage.html') {
  const outDir = mkdtempSync(join(tmpdir(), 'perya-stage-'))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    html: { cspNonce: nonce },
    plugins: [
      react({ compiler: true }),
      tailwindcss(),
      icons({ compiler: iconCompiler, autoInstall: false }),
      contractPlugin(),
      textsPlugin(),
      flagsPlugin(),
    ],
    build: {
      outDir,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, page) },
    },
  })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stage').pathname
    const file = extname(path) === '' ? page : path
    response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    try {
      response.end(readFileSync(join(outDir, file)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--renderer-process-limit=1',
      // No page here lives long enough to earn back what optimizing its script costs.
      '--js-flags=--no-opt --no-maglev',
    ],
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    browser,
    async close() {
      await browser.close()
      await new Promise((done) => server.close(done))
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
