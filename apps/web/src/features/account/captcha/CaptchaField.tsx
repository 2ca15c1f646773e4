import type { ComponentProps } from 'react'
import { type T, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ParolSpinner } from '#ui/ParolSpinner.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import RefreshIcon from '~icons/ph/arrows-clockwise'
import CheckIcon from '~icons/ph/check-circle-fill'
import { keepFocus } from '../form/SubmitButton.tsx'
import type { Captcha, CaptchaPicture } from './use-captcha.ts'

/** The longest answer the field takes. */
const typedMax = 6

/** The picture with its code, and a way past it for those who cannot read it. Nothing while no captcha is asked for. */
export function CaptchaField({
  captcha,
  onRefresh,
  error,
  field,
}: {
  captcha: Captcha
  /** Told before a new picture comes: what was typed belongs to the old one. */
  onRefresh: () => void
  error: string | undefined
  field: ComponentProps<'input'>
}) {
  const t = useT()
  const { state } = captcha
  if (state.step === 'hidden') return null

  if (state.step === 'worked') {
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-tile bg-success-soft px-4 py-3 text-success"
      >
        <CheckIcon className="size-5 shrink-0" />
        {t('captcha.confirmed')}
      </p>
    )
  }
  if (state.step === 'working') {
    return (
      <p
        role="status"
        className="flex items-center gap-3 rounded-tile bg-surface-secondary px-4 py-3 text-muted"
      >
        <ParolSpinner className="size-6" />
        {t('captcha.working')}
      </p>
    )
  }

  const refresh = () => {
    onRefresh()
    void captcha.refresh()
  }
  return (
    <div className="flex flex-col gap-1">
      <TextField
        {...field}
        label={t('captcha.label')}
        required
        inputMode="numeric"
        maxLength={typedMax}
        autoComplete="off"
        error={error}
        hint={state.step === 'picture' ? hintOf(state.picture, t) : undefined}
        end={
          state.step === 'picture' ? (
            <button
              type="button"
              onClick={refresh}
              onMouseDown={keepFocus}
              className="h-11 w-[124px] cursor-pointer overflow-hidden rounded-control"
            >
              <img
                src={`data:image/png;base64,${state.picture.image}`}
                alt={t('captcha.image')}
                className="size-full object-cover"
              />
            </button>
          ) : state.step === 'failed' ? (
            <IconButton label={t('captcha.refresh')} onClick={refresh}>
              <RefreshIcon />
            </IconButton>
          ) : (
            <Skeleton className="h-11 w-[124px] rounded-control" />
          )
        }
      />
      {state.step === 'failed' && (
        <p role="alert" className="text-meta text-danger">
          {t('captcha.failed')}
        </p>
      )}
      <Button
        variant="link"
        size="sm"
        className="self-end"
        onMouseDown={keepFocus}
        onClick={() => void captcha.work()}
      >
        {t('captcha.unreadable')}
      </Button>
    </div>
  )
}

/** What an answer may be as long as, whichever kind of picture comes; the field itself takes six. */
const answerLength = '1–16'

const hintOf = ({ kind }: CaptchaPicture, t: T): string => t(`captcha.hint.${kind}`, { length: answerLength })
