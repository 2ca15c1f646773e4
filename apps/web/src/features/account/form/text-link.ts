/** A link among words, as tall as a finger needs. */
export const textLinkClass = 'inline-flex min-h-11 items-center font-semibold text-link'
