/** Games of earlier versions that this one no longer has: listing them removes them from the lobby and keeps their rounds. */
export const withdrawnNodeIds: readonly string[] = []
