import { feedbackBounds } from '@perya/contract/feedback-bounds'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { pictureRefusal } from './picture.rules.ts'

export type ChosenPicture = {
  /** Counts up, so that a picture keeps its place on the page. */
  number: number
  file: File
  preview: string
  state: 'sending' | 'sent' | 'failed'
  /** What the server calls it, once it is sent. */
  id?: string
}

/** The pictures of feedback that is being written: each goes to the server as soon as it is chosen. */
export function usePictures() {
  const t = useT()
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const count = useRef(0)
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (number: number, to: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((one) => (one.number === number ? { ...one, ...to } : one)))

  async function send({ number, file }: Pick<ChosenPicture, 'number' | 'file'>) {
    change(number, { state: 'sending' })
    try {
      const { id } = await call('addFeedbackPicture', new Uint8Array(await file.arrayBuffer()))
      change(number, { state: 'sent', id })
    } catch (error) {
      // A file the server cannot use will not get better; one that did not arrive may be tried again.
      if (error instanceof ApiError && error.code !== 'network.offline') {
        setProblem(error.message || t('feedback.failed'))
        remove(number)
      } else change(number, { state: 'failed' })
    }
  }

  function add(files: readonly File[]) {
    setProblem(null)
    const room = feedbackBounds.picturesMax - pictures.length
    if (files.length > room) setProblem(t('feedback.picture.many', { max: feedbackBounds.picturesMax }))
    for (const file of files.slice(0, room)) {
      const refusal = pictureRefusal(file)
      if (refusal !== null) {
        setProblem(t(`feedback.picture.${refusal}`))
        continue
      }
      count.current += 1
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      const picture: ChosenPicture = { number: count.current, file, preview, state: 'sending' }
      setPictures((all) => [...all, picture])
      void send(picture)
    }
  }

  function remove(number: number) {
    setPictures((all) => all.filter((one) => one.number !== number))
  }

  return { pictures, problem, add, remove, retry: send, clear: () => setPictures([]) }
}
