/** Favourites with one more in front; one that is there already stays as it is. */
export function withFavourite(ids: readonly string[], nodeId: string): string[] {
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...ids]
}

export function withoutFavourite(ids: readonly string[], nodeId: string): string[] {
  return ids.filter((id) => id !== nodeId)
}
