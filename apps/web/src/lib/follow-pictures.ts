import { nextPlace } from './next-place.rules.ts'

/** Asks the next place of the merchant for a picture that did not come from one of them, and the site itself at last. */
export function followPictures({
  domainRoute,
  imageCDNs,
}: {
  domainRoute: { image: string }
  imageCDNs: readonly string[]
}): void {
  const places = [domainRoute.image, ...imageCDNs].filter((place) => place !== '')
  const follow = (picture: HTMLImageElement) => {
    const next = nextPlace(picture.currentSrc || picture.src, places)
    if (next !== null) picture.src = next
  }
  // The error of a picture stays with it; only whoever listens on its way down hears of it.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) follow(target)
    },
    true,
  )
  // Those that failed while the page came to life.
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) follow(picture)
}
