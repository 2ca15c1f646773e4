import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import EyeIcon from '~icons/ph/eye'
import EyeSlashIcon from '~icons/ph/eye-slash'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A text field whose words are dots until its owner asks to see them. Pasting and password managers always work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? t('ui.password.hide') : t('ui.password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
