import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useT } from '#lib/i18n.tsx'
import { pictureRefusal } from './picture.rules.ts'

export type ChosenPicture = {
  /** Counts up, so that a picture keeps its place on the page. */
  number: number
  file: File
  preview: string
  state: 'sending' | 'sent' | 'failed'
}

/** The pictures of a form: each is handed in as soon as it is chosen. */
export function usePictures({
  max,
  handIn,
}: {
  max: number
  /** Gives the file to the server, which says what it calls it. */
  handIn: (file: Uint8Array<ArrayBuffer>) => Promise<{ id: string }>
}) {
  const t = useT()
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const count = useRef(0)
  const previews = useRef(new Set<string>())
  const sends = useRef(new Map<number, Promise<string | null>>())
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (number: number, to: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((one) => (one.number === number ? { ...one, ...to } : one)))

  const send = (picture: Pick<ChosenPicture, 'number' | 'file'>) =>
    void sends.current.set(picture.number, arrive(picture))

  async function arrive({ number, file }: Pick<ChosenPicture, 'number' | 'file'>): Promise<string | null> {
    change(number, { state: 'sending' })
    try {
      const { id } = await handIn(new Uint8Array(await file.arrayBuffer()))
      change(number, { state: 'sent' })
      return id
    } catch (error) {
      // A file the server cannot use will not get better; one that did not arrive may be tried again.
      if (error instanceof ApiError && error.code !== 'network.offline') {
        setProblem(error.message || t('picture.failed'))
        remove(number)
      } else change(number, { state: 'failed' })
      return null
    }
  }

  /** Waits for what is still on its way, so that a form may be sent at once; null when a picture did not arrive. */
  async function ids(): Promise<string[] | null> {
    setAwaited(true)
    const arrived = await Promise.all(pictures.map(({ number }) => sends.current.get(number) ?? null))
    setAwaited(false)
    return arrived.every((id) => id !== null) ? arrived : null
  }

  function add(files: readonly File[]) {
    setProblem(null)
    const room = max - pictures.length
    if (files.length > room) setProblem(t('picture.many', { max }))
    for (const file of files.slice(0, room)) {
      const refusal = pictureRefusal(file)
      if (refusal !== null) {
        setProblem(t(`picture.${refusal}`))
        continue
      }
      count.current += 1
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      const picture: ChosenPicture = { number: count.current, file, preview, state: 'sending' }
      setPictures((all) => [...all, picture])
      send(picture)
    }
  }

  function remove(number: number) {
    setPictures((all) => all.filter((one) => one.number !== number))
  }

  return { pictures, max, problem, ids, isAwaited, add, remove, retry: send, clear: () => setPictures([]) }
}
