import { createHash } from 'node:crypto'
import type { Merchant } from './merchant.ts'

/** A configuration profile that puts the site on an iPhone's home screen. */
export function webClip({ code, name }: Merchant, origin: string): string {
  const clip = {
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `perya.${code}.webclip`,
    PayloadUUID: uuidOf(`${code} webclip ${origin}`),
    PayloadDisplayName: name,
    Label: name,
    URL: `${origin}/m/home`,
    FullScreen: true,
    IsRemovable: true,
  }
  const profile = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: `perya.${code}`,
    PayloadUUID: uuidOf(`${code} ${origin}`),
    PayloadDisplayName: name,
    PayloadContent: [clip],
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">${toPlist(profile)}</plist>\n`,
  ].join('\n')
}

type Plist = string | number | boolean | Plist[] | { [name: string]: Plist }

function toPlist(value: Plist): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (Array.isArray(value)) return `<array>${value.map(toPlist).join('')}</array>`
  const entries = Object.entries(value).map(
    ([name, entry]) => `<key>${escapeXml(name)}</key>${toPlist(entry)}`,
  )
  return `<dict>${entries.join('')}</dict>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The same site always gives the same profile, so installing it again replaces it. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
