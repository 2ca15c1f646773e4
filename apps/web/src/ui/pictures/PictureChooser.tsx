import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ParolSpinner } from '#ui/ParolSpinner.tsx'
import Retry from '~icons/ph/arrow-clockwise-bold'
import ImageIcon from '~icons/ph/image-duotone'
import Warning from '~icons/ph/warning-circle-fill'
import Close from '~icons/ph/x-bold'
import type { usePictures } from './use-pictures.ts'
import './pictures.css'

/** A few pictures, shown as they were chosen, each with a way to take it back. */
export function PictureChooser({ label, chosen }: { label: string; chosen: ReturnType<typeof usePictures> }) {
  const t = useT()
  const id = useId()
  const { pictures, max, problem, add, remove, retry } = chosen
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-note`}>
      <legend className="label picture-chooser__name">{label}</legend>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, at) => (
          <li key={picture.number} className="chosen-picture">
            <img src={picture.preview} alt={t('picture.name', { number: at + 1 })} />
            {picture.state === 'sending' && (
              <span className="chosen-picture__state" role="status">
                <ParolSpinner className="size-8" />
                <span className="sr-only">{t('picture.sending')}</span>
              </span>
            )}
            {picture.state === 'failed' && (
              <button
                type="button"
                className="chosen-picture__state"
                aria-label={t('picture.retry', { number: at + 1 })}
                onClick={() => void retry(picture)}
              >
                <Retry className="size-7" />
              </button>
            )}
            <button
              type="button"
              className="chosen-picture__remove"
              aria-label={t('picture.remove', { number: at + 1 })}
              onClick={() => remove(picture.number)}
            >
              <Close className="size-4" />
            </button>
          </li>
        ))}
        {pictures.length < max && (
          <li>
            <label className="chosen-picture chosen-picture--add">
              <ImageIcon className="size-7 text-accent-text" />
              <span className="text-meta font-semibold">{t('picture.add')}</span>
              <input
                type="file"
                accept="image/png,image/jpeg"
                multiple={max > 1}
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
        {problem ?? t('picture.hint', { max })}
      </p>
    </fieldset>
  )
}
