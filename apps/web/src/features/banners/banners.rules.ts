/** After the last banner comes the first again. */
export function nextSlide(current: number, count: number): number {
  return current + 1 < count ? current + 1 : 0
}

/** A title in pieces, so that the amount of money in it can shine. */
export function splitAmount(title: string): { text: string; isAmount: boolean }[] {
  return title
    .split(/([₱$€]\s?[\d,.]*\d|\d+%)/u)
    .map((text, index) => ({ text, isAmount: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
