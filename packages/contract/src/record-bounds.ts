/** More lines than that no file of a record holds: the newest are there, and the rest is asked for by fewer days. */
export const csvLinesMax = 100_000
