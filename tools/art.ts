import assert from 'node:assert/strict'
import { join } from 'node:path'
import { renderArt } from '../packages/art/src/render/main.ts'

const chromium = process.env.CHROMIUM
assert(chromium, 'tools/art.mjs says where Chromium is')

const folder = join(import.meta.dirname, '../apps/web/public/art')
await renderArt(folder, chromium, (line) => process.stdout.write(`  ${line}\n`))
