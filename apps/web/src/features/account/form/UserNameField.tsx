import type { ComponentProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { TextField } from '#ui/TextField.tsx'

/** The name of an account that exists, for those who know theirs. */
export function UserNameField({
  field,
  error,
}: {
  field: ComponentProps<'input'>
  error: string | undefined
}) {
  const t = useT()
  return (
    <TextField
      {...field}
      label={t('login.username')}
      required
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={32}
      error={error}
    />
  )
}
