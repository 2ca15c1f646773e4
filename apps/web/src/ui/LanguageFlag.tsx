/** A round flag beside a language's own name, which is what gets read out. */
export function LanguageFlag({ flag, className = 'size-6' }: { flag: string; className?: string }) {
  return (
    <img
      src={`/flags/${flag}.svg`}
      alt=""
      width={24}
      height={24}
      // Drawn with the second picture of the page, not the first: the browser builds a document for every such image.
      loading="lazy"
      className={`rounded-full ${className}`}
    />
  )
}
