/** The most lines in a file of a record: it holds the newest, and a shorter period gives the rest. */
export const csvLinesMax = 100_000
