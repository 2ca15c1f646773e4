/** Every field of a form by its path, with what is in it; fields may stand in groups. */
export function fieldPaths(values: object, group = ''): (readonly [path: string, value: unknown])[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? fieldPaths(value as object, `${group}${name}.`)
      : [[`${group}${name}`, value] as const],
  )
}
