import { z } from 'zod'

/** The id of a row as text, because a JavaScript number cannot hold every bigint; eighteen digits always fit one. */
export const RowId = z.string().regex(/^[1-9]\d{0,17}$/)
