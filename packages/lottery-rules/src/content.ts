/** What was picked, field by field, in the order of the pad and without repeats. */
export type Content = readonly (readonly string[])[]

/** The one text of a content, on the wire and in the database: `1,2|3|4|5,6|7`. */
export const writeContent = (content: Content): string => content.map((picks) => picks.join(',')).join('|')
