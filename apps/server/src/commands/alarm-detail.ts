import { formatAmount } from '@perya/money'

/** What alarms keep as units; a program's word about a slip is an amount, too. */
const amounts = new Set(['amount', 'rules', 'control'])

/** Units have no point, and what was kept as people write it always has one. */
const isUnits = (value: unknown): value is number | string => /^-?\d+$/.test(String(value))

/** The detail of an alarm, with amounts as people write them. */
export const describeDetail = (detail: unknown): string =>
  JSON.stringify(detail, (name, value) =>
    amounts.has(name) && isUnits(value) ? formatAmount(BigInt(value)) : value,
  )
