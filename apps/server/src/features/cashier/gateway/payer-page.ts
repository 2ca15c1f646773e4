import type { Language, Text } from '@perya/contract/language'
import { displayMoney } from '@perya/money'
import type { Order } from './gateway.ts'
import { type PayerAct, payerActs } from './local-gateway.ts'

const texts = {
  title: { TY: 'Bayaran (demo)', EN: 'Payment (demo)' },
  lead: {
    TY: 'Demo payment page ito. Walang totoong perang gagalaw.',
    EN: 'This is a demo payment page. No real money moves.',
  },
  reference: { TY: 'Reference no.', EN: 'Reference no.' },
  channel: { TY: 'Payment method', EN: 'Payment method' },
  pay: { TY: 'Bayaran', EN: 'Pay' },
  less: { TY: 'Bayaran ang kalahati lang', EN: 'Pay only half' },
  silent: { TY: 'Magbayad, pero walang sasabihin ang gateway', EN: 'Pay, but the gateway says nothing' },
  fail: { TY: 'Huwag ituloy ang bayad', EN: 'Fail the payment' },
  back: { TY: 'Bumalik nang hindi nagbabayad', EN: 'Go back without paying' },
  over: { TY: 'Hindi na puwedeng bayaran ang order na ito.', EN: 'This order can’t be paid anymore.' },
} satisfies Record<string, Text>

export const payerStyle = `
@font-face{font-family:"Plus Jakarta Sans Variable";src:url(/fonts/jakarta-latin.woff2) format("woff2");font-weight:400 800}
:root{color-scheme:dark;--ground:oklch(.165 .032 288);--surface:oklch(.215 .038 288);--edge:oklch(.318 .05 288);--text:oklch(.972 .008 288);--quiet:oklch(.78 .03 288);--accent:oklch(.82 .16 80)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:500 16px/1.5 "Plus Jakarta Sans Variable",system-ui,sans-serif}
main{max-inline-size:420px;margin-inline:auto;padding:32px 16px 48px}
h1{margin:0;font-size:24px;line-height:1.2}
p{margin:8px 0 20px;color:var(--quiet)}
section{background:var(--surface);border:1px solid var(--edge);border-radius:20px;padding:20px;overflow-wrap:anywhere}
strong{display:block;font-size:32px;line-height:1.2;margin-block-end:12px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}
dt{color:var(--quiet)}
dd{margin:0;text-align:end}
form{display:grid;gap:12px;margin-block:20px}
button{min-block-size:52px;padding:10px 16px;border:1px solid var(--edge);border-radius:16px;background:var(--surface);color:inherit;font:inherit;font-weight:650;cursor:pointer}
button:first-of-type{background:var(--accent);border-color:var(--accent);color:#221600}
a{color:var(--accent);display:inline-flex;align-items:center;min-block-size:44px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

/** A page without scripts; `order` is `undefined` when its signature is wrong or it has ended. */
export function payerPage(order: Order | undefined, address: string, language: Language): string {
  const text = (key: keyof typeof texts) => texts[key][language]
  const button = (act: PayerAct) => `<button name="act" value="${act}">${text(act)}</button>`
  const body = order
    ? `<p>${text('lead')}</p>
<section><strong>${escapeHtml(displayMoney(order.amount, { locale: 'en-PH', currency: order.currency }))}</strong>
<dl><dt>${text('reference')}</dt><dd>${escapeHtml(order.reference)}</dd><dt>${text('channel')}</dt><dd>${escapeHtml(order.channel)}</dd></dl></section>
<form method="post"><input type="hidden" name="order" value="${escapeHtml(address)}">
${payerActs.map(button).join('\n')}</form>
<a href="${escapeHtml(order.returnUrl)}">${text('back')}</a>`
    : `<p>${text('over')}</p>`
  return `<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text('title')}</title>
<style>${payerStyle}</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
${body}
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
