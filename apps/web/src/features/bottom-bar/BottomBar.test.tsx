import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { BottomBar } from './BottomBar.tsx'

async function draw(unclaimed: number) {
  const texts = await openTexts('EN')
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <TextsProvider texts={texts}>
        <BottomBar
          current="home"
          unclaimed={unclaimed}
          isTall={false}
          onInvite={() => {}}
          onMembers={() => true}
        />
      </TextsProvider>
    </StaticRouter>,
  )
}

it('NAV-1 unclaimed promotions show as a bubble on Members, and are read out', async () => {
  const html = await draw(3)
  expect(html).toMatch(/class="count-badge"[^>]*>3</)
  expect(html).toContain('3 rewards to claim')
})

it('NAV-1 without unclaimed promotions there is no bubble', async () => {
  expect(await draw(0)).not.toContain('count-badge')
})
