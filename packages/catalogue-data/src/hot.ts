/** The games of the HOT list, in its order; the merchant's operators change it later. */
export const hotNodeIds: readonly string[] = []
