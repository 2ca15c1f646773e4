import { z } from 'zod'

/** The number of a row, as text: JavaScript's numbers end before the database's. Eighteen digits fit any bigint. */
export const RowId = z.string().regex(/^[1-9]\d{0,17}$/)
