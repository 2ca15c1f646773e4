/** What axe finds wrong with a page that has come to rest. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** A dialog is out of sight before it moves in and has the contrast of neither side meanwhile, and a notice on its way out is hidden yet there: all are waited for. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-entering], [data-exiting]') === null &&
      document
        .getAnimations()
        .every(
          (move) =>
            move.playState !== 'running' ||
            move.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  )
}

/** A notice may begin to leave while axe is at work. */
const isStaying = (html: string) => !html.includes('data-exiting')

/** A page keeps axe until another is loaded, since to take it in costs as much as to ask it. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

export async function accessibilityFaults(
  page: Page,
  { within, except = [] }: { within?: string; except?: string[] } = {},
): Promise<string[]> {
  await comeToRest(page)
  await bringAxe(page)
  const violations = await page.evaluate(
    async ({ within, except }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
        // A page has no frames but games, which are judged where they are made.
        iframes: false,
        selectors: false,
      })
      return violations.map(({ id, nodes }) => ({ id, found: nodes.map(({ html }) => html) }))
    },
    { within, except },
  )
  return violations
    .map(({ id, found }) => ({ id, found: found.filter(isStaying) }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, found }) => `${id}: ${found.join(' | ')}`)
}
