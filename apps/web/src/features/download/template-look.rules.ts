type Template = { app_background: string; app_desc_font_color: string }
type Look = { bar: { background?: string }; words: { color?: string } }

/** How a merchant's template paints the offer of the app. What is neither a colour nor an address changes nothing. */
export function templateLook(
  { app_background, app_desc_font_color }: Template,
  isColour: (text: string) => boolean = (text) => CSS.supports('color', text),
): Look {
  const isPicture = /^(?:\/(?!\/)|https:\/\/)\S+$/.test(app_background)
  return {
    bar: isPicture
      ? { background: `center / cover url(${JSON.stringify(app_background)})` }
      : isColour(app_background)
        ? { background: app_background }
        : {},
    words: isColour(app_desc_font_color) ? { color: app_desc_font_color } : {},
  }
}
