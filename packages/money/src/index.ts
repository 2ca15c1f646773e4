export { type Amount, amountUnit, formatAmount, isAmountText, parseAmount } from './amount.ts'
export { displayMoney, type MoneyDisplay } from './display.ts'
export { splitByWeights } from './split.ts'
