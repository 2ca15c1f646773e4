type Template = { app_background: string; app_desc_font_color: string }

/** How a merchant's template paints the offer of the app; browsers pass over what is no colour and no picture. */
export const templateLook = ({ app_background: ground, app_desc_font_color: color }: Template) => ({
  bar: { background: ground.includes('/') ? `center / cover url(${JSON.stringify(ground)})` : ground },
  words: { color },
})
