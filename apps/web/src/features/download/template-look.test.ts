import { expect, it } from 'vitest'
import { templateLook } from './template-look.rules.ts'

const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text)

it('DL-1 the offer of the app has the colours or the picture of the merchant’s template', () => {
  expect(templateLook({ app_background: '#102030', app_desc_font_color: '#ffeecc' }, isColour)).toEqual({
    bar: { background: '#102030' },
    words: { color: '#ffeecc' },
  })
  expect(templateLook({ app_background: '/art/app.webp', app_desc_font_color: '' }, isColour)).toEqual({
    bar: { background: 'center / cover url("/art/app.webp")' },
    words: {},
  })
})

it.each(['', 'red;}', '//evil.example/x.png', 'javascript:alert(1)'])(
  'DL-1 a background of %j changes nothing',
  (app_background) => {
    expect(templateLook({ app_background, app_desc_font_color: 'x' }, isColour)).toEqual({
      bar: {},
      words: {},
    })
  },
)
