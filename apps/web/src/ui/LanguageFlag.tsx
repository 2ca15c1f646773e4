const flags = import.meta.glob<string>(
  '../../../../node_modules/circle-flags/flags/{ph,gb,cn,tw,jp,kr,th,vn,id,my,kh,la,mm,in,bd,np,lk,pk,ae,ir,tr,ru,ua,kz,de,fr,it,es,br,pl,nl}.svg',
  { eager: true, query: '?url', import: 'default' },
)

const byCountry = new Map(
  Object.entries(flags).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
)

/** A round flag beside a language's own name, which is what gets read out. */
export function LanguageFlag({ flag, className = 'size-6' }: { flag: string; className?: string }) {
  return (
    <img src={byCountry.get(flag)} alt="" width={24} height={24} className={`rounded-full ${className}`} />
  )
}
