/** Lotteries of one family share what is drawn and what can be bet on it. */
export const families = [
  'ssc',
  'pk10',
  'k3',
  '11x5',
  'keno',
  'mark-six',
  'vn-north',
  'vn-south',
  'ph-2d',
  'ph-3d',
  'ph-4d',
  'ph-6d',
  'ph-42',
  'ph-45',
  'ph-49',
  'ph-55',
  'ph-58',
] as const

export type Family = (typeof families)[number]

/**
 * What was drawn, in the order of the draw: SSC five digits; PK10 the ten cars by place; K3 three dice; 11x5 five
 * of `01`–`11`; Keno twenty of `01`–`80`; Mark Six six and the special one; Vietnam every lot from the special
 * prize down (27 north, 18 south and central); Philippine 2D two of `01`–`31`, digit games their digits, 6/N six.
 */
export type Result = readonly string[]
