/** Full years lived by someone born on `birthDate` (YYYY-MM-DD), where they are; null for a date nobody was born on. */
export function ageOn(birthDate: string, now: Date, timeZone: string): number | null {
  const born = new Date(`${birthDate}T00:00:00Z`)
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(birthDate) || Number.isNaN(born.getTime())) return null
  if (born.toISOString().slice(0, 10) !== birthDate) return null
  // Swedish dates are written year-month-day, which makes them comparable as text.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  if (today < birthDate) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
