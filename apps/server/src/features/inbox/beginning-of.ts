/** How a text begins, by characters: half of an emoji is none. */
export const beginningOf = (text: string, most: number): string => [...text].slice(0, most).join('')
