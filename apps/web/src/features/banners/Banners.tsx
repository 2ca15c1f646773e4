import type { Banner } from '@perya/contract/announcements'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMotion } from '#lib/motion.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import CaretRight from '~icons/ph/caret-right-bold'
import { nextSlide, splitAmount } from './banners.rules.ts'
import './banners.css'

const advanceMs = 5_000

/** What the merchant promotes, one large card at a time; the browser's own scrolling carries them. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const { isStill } = useMotion()
  const set = banners.map(({ id }) => id).join()
  const count = banners.length

  // Other banners begin at the first of them.
  const shown = useRef(set)
  useEffect(() => {
    if (set === shown.current) return
    shown.current = set
    setCurrent(0)
    list.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [set])

  useEffect(() => {
    if (count < 2 || isStill || isHeld) return
    const timer = setTimeout(() => {
      if (list.current) show(list.current, nextSlide(current, count))
    }, advanceMs)
    return () => clearTimeout(timer)
  }, [count, current, isStill, isHeld])

  const watch = () => {
    if (list.current) setCurrent(slideInView(list.current))
  }
  return (
    <section aria-roledescription={t('banner.carousel')} aria-label={t('banner.label')} className="banners">
      <ul
        ref={list}
        className="banners__list no-scrollbar"
        onScroll={watch}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            label={t('banner.slide', { at: index + 1, count })}
            isFirst={index === 0}
            isCurrent={index === current}
          />
        ))}
      </ul>
      {count > 1 && (
        <div className="banners__dots">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className="banners__dot"
              aria-label={t('banner.slide', { at: index + 1, count })}
              aria-current={index === current || undefined}
              onClick={() => list.current && show(list.current, index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Slide({
  banner,
  label,
  isFirst,
  isCurrent,
}: {
  banner: Banner
  label: string
  isFirst: boolean
  isCurrent: boolean
}) {
  const t = useT()
  const { minimumAge } = useSettings()
  return (
    <li
      aria-roledescription={t('banner.one')}
      aria-label={label}
      inert={!isCurrent}
      className="banner art-edge"
    >
      <img
        src={banner.imageUrl}
        alt=""
        width={716}
        height={312}
        className="banner__art"
        {...(isFirst
          ? { fetchPriority: 'high', decoding: 'sync', elementtiming: 'first-picture' }
          : { loading: 'lazy', fetchPriority: 'low' })}
      />
      <div className="banner__words">
        <p className="banner__title">
          {splitAmount(banner.title).map(({ text, isAmount }) =>
            isAmount ? <em key={text}>{text}</em> : text,
          )}
        </p>
        <p className="banner__text">{banner.content}</p>
        {banner.url !== null && (
          <BannerLink url={banner.url} title={banner.title}>
            {t('banner.open')}
            <CaretRight className="flip-rtl" />
          </BannerLink>
        )}
      </div>
      <p className="banner__terms">{t('banner.terms', { age: minimumAge })}</p>
    </li>
  )
}

/** The whole card leads where its button does. */
function BannerLink({ url, title, children }: { url: string; title: string; children: React.ReactNode }) {
  const look = { className: 'banner__go', 'aria-label': title }
  return url.startsWith('http') ? (
    <a {...look} href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link {...look} to={url}>
      {children}
    </Link>
  )
}

/** How far a slide is from where a slide rests, in the direction of reading. */
function offset(list: HTMLElement, slide: Element): number {
  const isRtl = document.documentElement.dir === 'rtl'
  const [frame, box] = [list.getBoundingClientRect(), slide.getBoundingClientRect()]
  const first = list.firstElementChild as HTMLElement
  const gutter = Number.parseFloat(getComputedStyle(first).scrollMarginInlineStart)
  return isRtl ? box.right - frame.right + gutter : box.left - frame.left - gutter
}

function show(list: HTMLElement, index: number): void {
  const slide = list.children[index]
  if (slide) list.scrollBy({ left: offset(list, slide), behavior: 'smooth' })
}

function slideInView(list: HTMLElement): number {
  const distances = [...list.children].map((slide) => Math.abs(offset(list, slide)))
  // The last card cannot come all the way to where the others rest.
  const isAtEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 2
  return isAtEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances))
}
