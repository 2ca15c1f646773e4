/** The number members read out of an order: long enough not to be taken for a count. */
export const orderReference = (id: bigint | string): string => `L${id.toString().padStart(7, '0')}`
