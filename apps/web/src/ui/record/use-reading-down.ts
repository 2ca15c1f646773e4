import { useEffect } from 'react'

/** Marks the page while its reader scrolls down a list: what floats over amounts then steps aside. */
export function useReadingDown() {
  useEffect(() => {
    const { dataset } = document.documentElement
    let last = scrollY
    const follow = () => {
      if (scrollY > last) dataset.readingDown = ''
      else delete dataset.readingDown
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      delete dataset.readingDown
    }
  }, [])
}
