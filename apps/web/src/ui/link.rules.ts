/** Where a link written by an operator leads: http addresses outside, everything else inside; nowhere for other schemes. */
export function linkOf(href: string): { kind: 'outside' | 'inside'; to: string } | null {
  const text = href.trim()
  if (/^https?:\/\//i.test(text)) return { kind: 'outside', to: text }
  // Browsers drop control characters before they read the scheme.
  if (text === '' || /^[^/?#]*:/.test(text.replace(/[\0-\x20]/g, '')) || /^[/\\]{2}/.test(text)) return null
  return { kind: 'inside', to: text.startsWith('/') ? text : `/${text}` }
}
