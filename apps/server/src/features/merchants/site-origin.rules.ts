import type { Asked } from '#platform/web/site.ts'

type Site = { mode: 'demo' | 'production'; hosts: readonly string[]; mainDomain: string; port: number }

/** How a demo is reached from the machine it runs on. */
const localNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where a link to a site leads. Anybody may write any host into a request, so a request only chooses among the names
 * that the site has; undefined when it has none.
 */
export function siteOrigin(site: Site, asked: Asked): string | undefined {
  if (site.mode === 'demo') return demoOrigin(site, asked)
  const host = site.hosts.find((own) => own === asked.hostname) ?? (site.mainDomain || site.hosts[0])
  return host ? `https://${host}` : undefined
}

/** A demo has no address of its own: it is wherever its machine was reached, whatever port was passed on to it. */
function demoOrigin({ hosts, port }: Site, { protocol, hostname, port: askedPort, socket }: Asked): string {
  const names = [...localNames, ...hosts, socket.localAddress]
  if (!names.includes(hostname)) return `http://localhost:${port}`
  return `${protocol === 'https' ? 'https' : 'http'}://${hostname}${askedPort ? `:${askedPort}` : ''}`
}
