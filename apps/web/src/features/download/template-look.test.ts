import { expect, it } from 'vitest'
import { templateLook } from './template-look.rules.ts'

it.each([
  ['#102030', '#102030'],
  ['/art/app.webp', 'center / cover url("/art/app.webp")'],
  ['https://cdn.example/a".png', 'center / cover url("https://cdn.example/a\\".png")'],
  ['', ''],
])('DL-1 a template with the background %j paints the offer of the app with %j', (ground, background) => {
  expect(templateLook({ app_background: ground, app_desc_font_color: '#ffeecc' })).toEqual({
    bar: { background },
    words: { color: '#ffeecc' },
  })
})
