declare module 'virtual:contract' {
  import type { EndpointName } from '@perya/contract/endpoints'
  export const calls: Record<
    EndpointName,
    { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; sealed?: true }
  >
  export { knownLanguages } from '@perya/contract/language'
}

declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core'
  import type { Language } from '@perya/contract/language'
  import type { Area } from '#texts/index.ts'

  type Fetched = { default: Messages }

  /** The first texts of a language, and how to fetch the others. */
  export const catalogues: Record<
    Language,
    () => Promise<Fetched & { later: Record<Exclude<Area, 'first'>, () => Promise<Fetched>> }>
  >
}

declare module 'virtual:client-assets' {
  /** Files a lazily loaded module needs, by the path of its source. Empty while developing. */
  export const scripts: Record<string, readonly string[]>
}
