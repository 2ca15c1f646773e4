const digits = '1234567890'

/** The shortest number that fits a pattern of digits; `null` for other patterns. */
export function exampleOf(pattern: string): string | null {
  const example = pattern
    .replace(/\(\?:(?:[^()|]*\|)*([^()|]*)\)/g, '$1')
    .replace(/\\\+\??/g, '')
    .replace(/(?:\\d|\[0-9\])(?:\{(\d+)(?:,\d*)?\})?/g, (_class, count = '1') =>
      digits.repeat(Math.ceil(Number(count) / digits.length)).slice(0, Number(count)),
    )
  return /^\d{4,34}$/.test(example) && new RegExp(`^(?:${pattern})$`).test(example) ? example : null
}
