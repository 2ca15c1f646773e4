/** Who says what draws held elsewhere brought, beside the people who type it: a feed of results is one of these. */
export type ResultSource = {
  /** Under which name it stands in proofs. */
  name: string
  /** `null` while it does not know. */
  read: (draw: { code: string; issueNo: string }) => Promise<readonly string[] | null>
}
