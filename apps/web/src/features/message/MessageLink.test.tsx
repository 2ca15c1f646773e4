import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { MessageLink } from './MessageLink.tsx'

async function draw(unread: number) {
  const texts = await openTexts('EN')
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <TextsProvider texts={texts}>
        <MessageLink hasSession unread={unread} />
      </TextsProvider>
    </StaticRouter>,
  )
}

it('MSG-1 unread messages show as a dot, and are read out', async () => {
  const html = await draw(2)
  expect(html).toContain('count-badge--dot')
  expect(html).toContain('aria-label="Messages, 2 unread"')
})

it('MSG-1 without unread messages there is no dot', async () => {
  expect(await draw(0)).not.toContain('count-badge')
})
