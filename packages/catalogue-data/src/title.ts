/** A name in every language of the platform. */
export type Title = { readonly TY: string; readonly EN: string }

/** Reads `Tagalog|English`; a brand name without a bar is the same in both. */
export function title(text: string): Title {
  const [TY = text, EN = TY] = text.split('|')
  return { TY, EN }
}
