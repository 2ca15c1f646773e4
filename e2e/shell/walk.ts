import type { Page } from '@playwright/test'

/** Goes to a screen as a link does, which takes a fraction of loading the app again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    if (location.pathname === address) return
    document.querySelector<HTMLElement>('#main > :not(noscript)')?.setAttribute('data-left', '')
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // A screen that sends the visitor elsewhere is empty until the other is there.
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-left], [aria-busy="true"]') &&
      document.querySelector('#main > * > *') &&
      document.querySelector('h1'),
    undefined,
    { polling: 50, timeout: 30_000 },
  )
}

/** Nothing when the page is as wide as the screen, else the elements that make it wider. */
export function pastTheEdge(page: Page, width: number): Promise<string[]> {
  return page.evaluate((edge) => {
    if (document.documentElement.scrollWidth <= edge) return []
    const isScrolledInside = (element: Element) => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return true
      }
      return false
    }
    const past = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 0.5 && !isScrolledInside(element),
    )
    const deepest = past.filter(
      (element) => !past.some((other) => other !== element && element.contains(other)),
    )
    return [
      `the page is ${document.documentElement.scrollWidth} wide`,
      ...deepest.slice(0, 4).map((element) => element.outerHTML.slice(0, 160)),
    ]
  }, width)
}
