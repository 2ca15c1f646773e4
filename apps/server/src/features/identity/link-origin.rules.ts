type Site = { mode: 'demo' | 'production'; hosts: readonly string[]; mainDomain: string }
type Asked = { protocol: string; host: string; hostname: string }

/**
 * Where a link in a mail leads. Anybody may write a host name into a request, so only the site's own are taken;
 * undefined when the site has none.
 */
export function linkOrigin(site: Site, asked: Asked): string | undefined {
  if (site.mode === 'demo') return `${asked.protocol}://${asked.host}`
  const isOurs = site.hosts.includes(asked.hostname)
  const host = isOurs ? asked.host : site.mainDomain || site.hosts[0]
  return host ? `https://${host}` : undefined
}
