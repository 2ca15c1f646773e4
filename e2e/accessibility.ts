/** What axe finds wrong with a page that has come to rest. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A dialog still fading in has the contrast of neither side, and a notice on its way out is hidden yet there: both are waited for. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-exiting]') === null &&
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

export async function accessibilityFaults(
  page: Page,
  { within, except = [] }: { within?: string; except?: string[] } = {},
): Promise<string[]> {
  await comeToRest(page)
  // A page has no frames but games, which are judged where they are made, so nothing is gathered in a second page.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .disableRules(except)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations
    .map(({ id, nodes }) => ({ id, found: nodes.map((node) => node.html).filter(isStaying) }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, found }) => `${id}: ${found.join(' | ')}`)
}
