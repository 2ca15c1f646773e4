/** What moves for an issue as a whole is written down under it; an order's own movements name its number alone. */
export const issueReference = (code: string, issueId: bigint): string => `lottery:${code}:issue:${issueId}`
