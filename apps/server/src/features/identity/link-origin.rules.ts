type Site = { mode: 'demo' | 'production'; hosts: readonly string[]; mainDomain: string }
type Asked = { protocol: string; host: string; hostname: string }

/** Where a link in a mail leads. Anybody may write a host name into a request, so only the site's own are taken. */
export function linkOrigin(site: Site, asked: Asked): string {
  const isOurs = site.hosts.includes(asked.hostname) || site.mode === 'demo'
  return isOurs ? `${asked.protocol}://${asked.host}` : `https://${site.mainDomain}`
}
