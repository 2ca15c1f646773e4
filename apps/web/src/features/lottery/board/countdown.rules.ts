const two = (value: number) => String(value).padStart(2, '0')

/** What is left, as a clock shows it: `0:07`, `12:30`, `5:12:30`; whole days apart. */
export function leftOf(ms: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const days = Math.floor(seconds / 86_400)
  const [hours, minutes] = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60]
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return { days, clock: days > 0 || hours > 0 ? `${two(hours)}:${rest}` : rest }
}
