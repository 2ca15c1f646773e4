/** The same digit all over, or digits in a row, up or down: what thieves try first. */
export function isGuessable(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])))
  const [step = 9] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}
