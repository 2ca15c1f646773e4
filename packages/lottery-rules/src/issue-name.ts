/** The day of an issue and, where there are several a day, which of them; a station's own word stands in its lottery's name. */
const partsOf = (issueNo: string) => ({ day: issueNo.slice(0, 8), at: /^\d{8}(\d+)/.exec(issueNo)?.[1] })

/** An issue number as people read it: `20261115-0731`. */
export function issueName(issueNo: string): string {
  const { day, at } = partsOf(issueNo)
  return at === undefined ? day : `${day}-${at}`
}

/** Enough of it to tell two issues of a day apart. */
export function issueShort(issueNo: string): string {
  const { day, at } = partsOf(issueNo)
  return at ?? day.slice(4)
}
