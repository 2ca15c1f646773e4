/** Which part of a long grid is drawn. All measures in pixels. */
export type Measures = { rowHeight: number; rows: number; above: number; screen: number }

/** Rows beyond the screen that are drawn, so that a quick finger finds them there. */
const spareRows = 2

/** `above` is how much of the grid lies above the top of the screen; negative while its start is still below it. */
export function rowsInView({ rowHeight, rows, above, screen }: Measures): [first: number, end: number] {
  if (rowHeight <= 0) return [0, Math.min(rows, 4)]
  const first = Math.floor(above / rowHeight) - spareRows
  const end = Math.ceil((above + screen) / rowHeight) + spareRows
  return [clamp(first, 0, rows), clamp(end, 0, rows)]
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const artAheadPx = 100

/** How many rows from the first on come within 100 px of the screen: their pictures are worth fetching. */
export function rowsWithArt({ rowHeight, rows, above, screen }: Measures): number {
  if (rowHeight <= 0) return Math.min(rows, 4)
  return clamp(Math.ceil((above + screen + artAheadPx) / rowHeight), 0, rows)
}

const moreBelowPx = 500

/** Whether the end is so near that the next page should be asked for. */
export function isNearEnd({ rowHeight, rows, above, screen }: Measures): boolean {
  return rows * rowHeight - above - screen < moreBelowPx
}

/** Columns of the grid in a window so wide; `games.css` has the same widths. */
export const columnsAt = (width: number): number => (width >= 1280 ? 6 : width >= 768 ? 5 : 3)
