import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { columnsAt, isNearEnd, type Measures, rowsInView, rowsWithArt } from './window.rules.ts'

const artEveryMs = 300
const moreEveryMs = 1_000

/** Follows the page's scrolling: which rows to draw, up to which row to fetch pictures, and how high a row is. */
export function useWindow(
  grid: RefObject<HTMLElement | null>,
  games: number,
  onNearEnd: (() => void) | null,
): { first: number; end: number; artEnd: number; rows: number; columns: number; rowHeight: number } {
  const [columns, setColumns] = useState(() => columnsAt(window.innerWidth))
  const rows = Math.ceil(games / columns)
  // As high as the rows will be: a page that comes back to its place must not be shorter than that place.
  const [rowHeight, setRowHeight] = useState(() => rowHeightOf(roomForScreen() - 2 * gutter, columns))
  const [[first, end], setRange] = useState<[number, number]>([0, 4])
  const [artEnd, setArtEnd] = useState(4)
  const lastAsked = useRef(Number.NEGATIVE_INFINITY)
  const isAsking = onNearEnd !== null
  const askForMore = useEffectEvent(() => onNearEnd?.())

  useLayoutEffect(() => {
    if (!grid.current) return
    const fit = (width: number) => {
      const now = columnsAt(window.innerWidth)
      setColumns(now)
      setRowHeight(rowHeightOf(width, now))
    }
    const measure = new ResizeObserver(([entry]) => {
      if (entry) fit(entry.contentRect.width)
    })
    measure.observe(grid.current)
    fit(grid.current.clientWidth)
    return () => measure.disconnect()
  }, [grid])

  useEffect(() => {
    let frame = 0
    let artTimer: ReturnType<typeof setTimeout> | undefined
    let moreTimer: ReturnType<typeof setTimeout> | undefined
    const measures = (): Measures => ({
      rowHeight,
      rows,
      above: -(grid.current?.getBoundingClientRect().top ?? 0),
      screen: window.innerHeight,
    })
    const lookForArt = () => {
      artTimer = undefined
      const reached = rowsWithArt(measures())
      setArtEnd((known) => Math.max(known, reached))
    }
    const look = () => {
      frame = 0
      const now = measures()
      const [from, to] = rowsInView(now)
      setRange((known) => (known[0] === from && known[1] === to ? known : [from, to]))
      artTimer ??= setTimeout(lookForArt, artEveryMs)
      if (!isAsking || !isNearEnd(now)) return
      const wait = lastAsked.current + moreEveryMs - Date.now()
      if (wait > 0) {
        moreTimer ??= setTimeout(lookAgain, wait)
        return
      }
      lastAsked.current = Date.now()
      askForMore()
    }
    const lookAgain = () => {
      moreTimer = undefined
      look()
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    lookForArt()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(artTimer)
      clearTimeout(moreTimer)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [grid, rowHeight, rows, isAsking])
  return { first, end: Math.min(end, rows), artEnd, rows, columns, rowHeight }
}

/** A tile of three by four, its name in one line, and the gaps of the grid. */
function rowHeightOf(width: number, columns: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const tile = (width - (columns - 1) * columnGap) / columns
  return (tile * 4) / 3 + nameGap + 1.125 * rem + rowGap
}

/** The room between the sides of a wide window, or the phone's own width. */
const roomForScreen = () => document.getElementById('main')?.clientWidth ?? window.innerWidth

const gutter = 16
const columnGap = 10
const rowGap = 12
const nameGap = 6
