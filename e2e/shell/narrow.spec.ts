import { paths } from '../../apps/web/src/lib/paths.ts'
import { expect, expectAccessible, type Language, test } from '../site.ts'
import { goTo, pastTheEdge } from './walk.ts'

/** 195 is a common phone whose owner reads at 200 %; 320 is the narrowest phone there is. */
const widths = [360, 320, 195]
/** Where a screen is gone to and asked axe about: one of the widths, so that each screen needs one resize less. */
const phone = { width: 360, height: 640 }

const people = [
  { name: 'a guest', userName: null },
  { name: 'a member', userName: 'juan' },
] as const

test.describe.configure({ mode: 'parallel' })

for (const { name, userName } of people) {
  for (const language of ['TY', 'EN'] as const satisfies readonly Language[]) {
    test(`SHELL-3 every screen is accessible to ${name}, and none scrolls sideways on a narrow phone or at 200 % zoom (${language})`, async ({
      page,
      site,
    }) => {
      // Every screen at every width is one test, and a crowded machine takes its time.
      test.setTimeout(480_000)
      if (userName) await site.openAs(userName, paths.home, language)
      else await site.open(paths.home, language)
      const seen = new Set<string>()
      for (const path of Object.values(paths)) {
        // Screens that do not exist yet look all the same.
        const isNotFound = (await page.request.get(path)).status() === 404
        if (isNotFound && seen.has('not found')) continue
        await page.setViewportSize(phone)
        await goTo(page, path)
        // Many addresses send a guest to the same screen.
        const screen = isNotFound ? 'not found' : new URL(page.url()).pathname
        if (seen.has(screen)) continue
        seen.add(screen)
        // Languages differ in words, which axe does not read.
        if (language === 'TY') await expectAccessible(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 640 })
          // On a busy machine what is sized by the screen follows it a frame later.
          await expect.poll(() => pastTheEdge(page, width), `${path} at ${width}`).toEqual([])
        }
      }
    })
  }
}
