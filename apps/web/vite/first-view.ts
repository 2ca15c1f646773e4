type ModuleInfo = { isEntry: boolean; importers: readonly string[] }

const known = new Map<string, boolean>()

/** The start imports React Query's index, which names these too; only later screens use them. */
const isNamedOnly =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|infiniteQueryObserver|useMutation|useInfiniteQuery)\.js$/

/** Whether a module is part of the first view: imported by the app's start, directly or through others. */
export function isFirstView(id: string, infoOf: (id: string) => ModuleInfo | null): boolean {
  const isFirst = known.get(id) ?? (!isNamedOnly.test(id) && reachesStart(id, infoOf))
  known.set(id, isFirst)
  return isFirst
}

function reachesStart(id: string, infoOf: (id: string) => ModuleInfo | null): boolean {
  const seen = new Set([id])
  // Grows while it is walked through: a set visits what is added on the way.
  for (const each of seen) {
    const info = infoOf(each)
    if (info?.isEntry || known.get(each)) return true
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return false
}
