/** Games earlier versions shipped and this one does not: named here they leave the lobby, and their rounds stay. */
export const withdrawnNodeIds: readonly string[] = []
