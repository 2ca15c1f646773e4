/** Raised when a change of the drawing code should redraw every picture. */
export const recipeVersion = 1

/** The canvas a tile is drawn on, in its own units. */
export const tileCanvas = { width: 300, height: 400 } as const

/** The pixels a tile is rendered to. */
export const tilePixels = { width: 360, height: 480 } as const
