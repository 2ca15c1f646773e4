import type { OutputOf } from '@perya/contract/endpoint'
import type { Language, Text } from '@perya/contract/language'
import type { listOutbox } from '@perya/contract/messaging'

type OutboxMessage = OutputOf<typeof listOutbox>['messages'][number]

const texts = {
  title: { TY: 'Outbox ng demo', EN: 'Demo outbox' },
  lead: {
    TY: 'Narito ang mga SMS at e-mail na ipinadala ng demo. Walang lumalabas sa computer na ito.',
    EN: 'SMS and e-mail the demo has sent. Nothing leaves this computer.',
  },
  empty: { TY: 'Wala pang naipapadala.', EN: 'Nothing has been sent yet.' },
  to: { TY: 'Para kay', EN: 'To' },
  other: { TY: 'English', EN: 'Tagalog' },
} satisfies Record<string, Text>

export const outboxStyle = `
:root{color-scheme:dark;--ground:oklch(.165 .032 288);--surface:oklch(.215 .038 288);--edge:oklch(.318 .05 288);--text:oklch(.972 .008 288);--quiet:oklch(.78 .03 288);--accent:oklch(.82 .16 80)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:500 16px/1.5 "Plus Jakarta Sans Variable",system-ui,sans-serif}
main{max-inline-size:480px;margin-inline:auto;padding:24px 16px 48px}
header{display:flex;align-items:center;justify-content:space-between;gap:12px}
h1{margin:0;font-size:24px;line-height:1.2}
p{margin:8px 0 20px;color:var(--quiet)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
article{background:var(--surface);border:1px solid var(--edge);border-radius:16px;padding:16px;overflow-wrap:anywhere}
h2{margin:8px 0 0;font-size:16px}
pre{margin:8px 0 0;font:inherit;white-space:pre-wrap}
small{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;color:var(--quiet);font-size:14px}
b{padding:2px 8px;border-radius:999px;background:var(--accent);color:#221600;font-size:12px}
a{color:var(--accent)}
header a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:8px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

/** A page without scripts: what it shows was written by strangers. */
export function outboxPage(messages: readonly OutboxMessage[], language: Language): string {
  const text = (key: keyof typeof texts) => texts[key][language]
  const other: Language = language === 'TY' ? 'EN' : 'TY'
  const list = messages.length
    ? `<ol>${messages.map((message) => item(message, text('to'))).join('')}</ol>`
    : `<p>${text('empty')}</p>`
  return `<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text('title')} · Perya</title>
<style>${outboxStyle}</style>
</head>
<body>
<main>
<header><h1>${text('title')}</h1><a href="?lang=${other}" lang="${other === 'TY' ? 'fil' : 'en'}">${text('other')}</a></header>
<p>${text('lead')}</p>
${list}
</main>
</body>
</html>
`
}

function item(message: OutboxMessage, to: string): string {
  const subject = message.subject === null ? '' : `<h2>${escapeHtml(message.subject)}</h2>`
  return `<li><article><small><b>${message.kind === 'sms' ? 'SMS' : 'MAIL'}</b><span>${to} ${escapeHtml(message.to)}</span><time datetime="${message.sentAt}">${message.sentAt.slice(0, 19).replace('T', ' ')} UTC</time></small>${subject}<pre>${linked(message.body)}</pre></article></li>`
}

/** Addresses of this very site become links, so that a demo can be followed through. */
function linked(body: string): string {
  return escapeHtml(body).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
