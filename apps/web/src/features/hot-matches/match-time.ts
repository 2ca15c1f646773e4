/** Month, day, hour and minute of a match on the merchant's clock, as every player writes them: 11/15 20:30. */
export function matchTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const of = (type: string) => parts.find((part) => part.type === type)?.value
  return `${of('month')}/${of('day')} ${of('hour')}:${of('minute')}`
}
