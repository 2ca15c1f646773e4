/** How large a picture may be that a member hands in. */
export const pictureBytesMax = 5 * 1_024 * 1_024
