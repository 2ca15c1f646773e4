/** The place of the item the address asks for; the first when it asks for none there is. */
export function chosenItem(asked: string | null, count: number): number {
  const place = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : 0
  return place < count ? place : 0
}
