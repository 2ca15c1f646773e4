import { linkOf, pictureAttributes, pictureOf, richElements } from '@perya/contract/rich-text'
import { createElement, type ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Link } from '#lib/router.tsx'
import { readHtml } from '#lib/trusted-types.ts'
import OutIcon from '~icons/ph/arrow-square-out'
import './safe-html.css'

const plain = new Set<string>(richElements)
const dropped = new Set('script style iframe object embed template noscript svg math form'.split(' '))
const voids = new Set(['br', 'hr'])

/**
 * Words with structure from an operator, drawn from a short list of elements, with where a link leads and what a
 * picture shows as their only attributes: whatever else the HTML holds has no way onto the page.
 */
export function SafeHtml({ html, onNavigate }: { html: string; onNavigate?: () => void }) {
  return (
    <div className="rich">{[...readHtml(html).childNodes].map((node, at) => draw(node, at, onNavigate))}</div>
  )
}

function draw(node: Node, key: number, onNavigate?: () => void): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (dropped.has(tag)) return null
  const children = [...node.childNodes].map((child, at) => draw(child, at, onNavigate))
  if (tag === 'a') {
    return (
      <RichLink key={key} href={node.getAttribute('href') ?? ''} {...(onNavigate ? { onNavigate } : {})}>
        {children}
      </RichLink>
    )
  }
  if (tag === 'img') return <RichPicture key={key} element={node} />
  if (voids.has(tag)) return createElement(tag, { key })
  return createElement(plain.has(tag) ? tag : 'span', { key }, children)
}

function RichPicture({ element }: { element: Element }) {
  if (pictureOf(element.getAttribute('src') ?? '') === null) return null
  const stated = pictureAttributes.filter((name) => element.hasAttribute(name))
  const attributes = Object.fromEntries(stated.map((name) => [name, element.getAttribute(name)]))
  return <img loading="lazy" alt="" {...attributes} />
}

function RichLink({
  href,
  onNavigate,
  children,
}: {
  href: string
  onNavigate?: () => void
  children: ReactNode
}) {
  const t = useT()
  const link = linkOf(href)
  if (link === null) return <span>{children}</span>
  if (link.kind === 'inside') {
    return (
      <Link to={link.to} onClick={onNavigate}>
        {children}
      </Link>
    )
  }
  if (link.kind === 'contact') return <a href={link.to}>{children}</a>
  return (
    <a href={link.to} target="_blank" rel="noopener noreferrer">
      {children}
      <OutIcon className="ms-1 inline size-4 align-text-bottom" aria-label={t('ui.outside')} />
    </a>
  )
}
