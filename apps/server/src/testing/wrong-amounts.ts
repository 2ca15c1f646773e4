/** Written in every wrong way somebody has tried somewhere. */
export const noAmounts: readonly unknown[] = [
  ...['', ' ', '-', '+1', '1.', '.5', '01', '00.10', '1,00', '1,000.00', '1 000', '1_000'],
  ...['1e3', '1e21', '1E5', 'NaN', 'Infinity', '-Infinity', '-0', '-0.00', '0x10', '0b1', '1n'],
  ...['１２', '١', '1.00 ', ' 1.00', '1.00\n', '1.00001', '0.00000', '12.34.56', '--1', '1-1'],
  ...['null', 'true', '₱1', '1.00PHP'],
  ...[0, 1, -1, 1.5, 1e21, -0, null, true, false, [], ['1.00'], {}, { amount: '1.00' }],
]

/** Written as amounts are, and still none to pay, to take or to ask for. */
export const unfitAmounts = {
  negative: ['-1', '-1.00', '-0.01'],
  zero: ['0', '0.0', '0.00'],
  'over the cap': ['100000000000.01', '99999999999999.99', '99999999999999.9999'],
  'more than two decimals': ['1.001', '0.0001', '1.0050'],
} as const

export type Unfit = keyof typeof unfitAmounts
