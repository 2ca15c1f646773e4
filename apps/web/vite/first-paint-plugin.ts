import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Lets nothing stand between a visitor and the drawn page: its styles travel inside it,
 * and the scripts that bring it to life are fetched once its first picture is there.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'perya:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const scripts: string[] = []
        const entries: string[] = []
        const page = html
          .replace(/\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g, (_tag, file: string) => {
            entries.push(file)
            return ''
          })
          .replace(/\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_tag, file: string) => {
            scripts.push(file)
            return ''
          })
          .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (_tag, file: string) => {
            const sheet = bundle?.[file]
            if (sheet?.type !== 'asset') throw new Error(`there is no stylesheet ${file}`)
            // The link is never fetched: it keeps code that comes later from adding the same sheet after its own.
            return `<style nonce="%nonce%">${sheet.source}</style><link rel="stylesheet" href="/${file}" disabled>${letters}`
          })
        return { html: page, tags: [whole, starter([...scripts, ...entries])] }
      },
    },
  }
}

/** Browsers take up a font at the first letter they lay out, and lay that one out in another: these are taken up before. */
const letters = `<script nonce="%nonce%">
for (const font of ['1em "Plus Jakarta Sans Variable"', '700 1em "Bricolage Grotesque Variable"']) document.fonts.load(font).catch(() => {})
</script>`

/** The script that stands behind all there is to draw. */
const starterId = 'start'

/** What is drawn of half a page stands elsewhere once the rest has come: Chromium waits for all of it, which is one answer. */
const whole: HtmlTagDescriptor = {
  tag: 'link',
  attrs: { rel: 'expect', href: `#${starterId}`, blocking: 'render' },
  injectTo: 'head-prepend',
}

function starter(files: readonly string[]): HtmlTagDescriptor {
  const children = `(${startWhenDrawn})(() => {
    for (const file of ${JSON.stringify(files)}) import(file)
    for (const { content } of document.querySelectorAll('meta[name="start-with"]')) import(content)
  })`
  return { tag: 'script', attrs: { id: starterId, nonce: '%nonce%' }, children, injectTo: 'body' }
}

/** Runs in the page. A finger on the screen and a slow picture both bring the start forward. */
function startWhenDrawn(start: () => void): void {
  // React makes errors ahead of need: a browser that is watched would read all of it again to say where. The app undoes this.
  Reflect.deleteProperty(Error, 'stackTraceLimit')
  const isDrawn = document.querySelector('#root > *') && !document.querySelector('#root [aria-busy="true"]')
  if (!isDrawn) {
    start()
    return
  }
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, { once: true, capture: true })
  // A button tapped before it can answer is tapped again for the player; links work by themselves.
  let tapped: HTMLElement | null = null
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button')
    if (button) tapped = button
  }
  addEventListener('click', note, true)
  addEventListener('hydrated', () => {
    removeEventListener('click', note, true)
    if (tapped?.isConnected) tapped.click()
  })
  setTimeout(start, 2_500)
  // Chromium alone tells when a picture is on the screen; elsewhere it is as soon as it has been loaded.
  const isTold = PerformanceObserver.supportedEntryTypes?.includes('element')
  if (isTold && document.querySelector('#root [elementtiming]')) {
    new PerformanceObserver(() => requestIdleCallback(start)).observe({ type: 'element', buffered: true })
  } else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
}
