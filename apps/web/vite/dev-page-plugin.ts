import type { Plugin } from 'vite'

/** Fills the page template while developing, as the server does in use: with the settings of the running API. */
export function devPagePlugin(api: string): Plugin {
  return {
    name: 'perya:dev-page',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const settings = await readSettings(api)
        return html
          .replaceAll('%lang%', 'fil-PH')
          .replaceAll('%dir%', 'ltr')
          .replaceAll('%theme%', 'tala')
          .replaceAll('%year%', String(new Date().getUTCFullYear()))
          .replaceAll('%nonce%', '')
          .replace('<!--settings-->', `<script type="application/json" id="settings">${settings}</script>`)
      },
    },
  }
}

async function readSettings(api: string) {
  try {
    const answer = await fetch(`${api}/wps/system/settings/consolidated`, { headers: { language: 'TY' } })
    const { value } = (await answer.json()) as { value: unknown }
    return JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
  } catch {
    console.warn(`No settings: the server does not answer at ${api}. Start it, then reload the page.`)
    return 'null'
  }
}
