import { feedbackBounds } from '@perya/contract/feedback-bounds'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ParolSpinner } from '#ui/ParolSpinner.tsx'
import Retry from '~icons/ph/arrow-clockwise-bold'
import ImageIcon from '~icons/ph/image-duotone'
import Warning from '~icons/ph/warning-circle-fill'
import Close from '~icons/ph/x-bold'
import type { usePictures } from './use-pictures.ts'

/** Up to three pictures, shown as they were chosen, each with a way to take it back. */
export function PictureChooser({ chosen }: { chosen: ReturnType<typeof usePictures> }) {
  const t = useT()
  const id = useId()
  const { pictures, problem, add, remove, retry } = chosen
  const max = feedbackBounds.picturesMax
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="label mb-1.5">{t('feedback.pictures')}</legend>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, at) => (
          <li key={picture.number} className="feedback-picture">
            <img src={picture.preview} alt={t('feedback.picture', { number: at + 1 })} />
            {picture.state === 'sending' && (
              <span className="feedback-picture__state" role="status">
                <ParolSpinner className="size-8" />
                <span className="sr-only">{t('feedback.picture.sending')}</span>
              </span>
            )}
            {picture.state === 'failed' && (
              <button
                type="button"
                className="feedback-picture__state"
                aria-label={t('feedback.retryPicture', { number: at + 1 })}
                onClick={() => void retry(picture)}
              >
                <Retry className="size-7" />
              </button>
            )}
            <button
              type="button"
              className="feedback-picture__remove"
              aria-label={t('feedback.removePicture', { number: at + 1 })}
              onClick={() => remove(picture.number)}
            >
              <Close className="size-4" />
            </button>
          </li>
        ))}
        {pictures.length < max && (
          <li>
            <label className="feedback-picture feedback-picture--add">
              <ImageIcon className="size-7 text-accent-text" />
              <span className="text-meta font-semibold">{t('feedback.addPicture')}</span>
              <input
                type="file"
                accept="image/png,image/jpeg"
                multiple
                className="sr-only"
                onChange={(event) => {
                  add([...(event.target.files ?? [])])
                  // The same file may be chosen again after it was taken back.
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-note`} className={problem ? 'field__error' : 'description'} aria-live="polite">
        {problem && <Warning className="size-4 shrink-0" />}
        {problem ?? t('feedback.pictures.hint', { max })}
      </p>
    </fieldset>
  )
}
