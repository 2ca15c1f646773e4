import { issueName, issueShort } from '@perya/lottery-rules/issue-name'

export { issueName, issueShort }

/** What the last issue of a lottery is called beside the one that sells: where draws follow fast, its day is clear. */
export const lastIssueName = (
  { intervalSeconds }: { intervalSeconds: number | null },
  issueNo: string,
): string => (intervalSeconds === null ? issueName(issueNo) : issueShort(issueNo))
