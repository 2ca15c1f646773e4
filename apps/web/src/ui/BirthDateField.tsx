import { useT } from '#lib/i18n.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** The day somebody was born, with how old one has to be. */
export function BirthDateField({
  minimumAge,
  isEmpty,
  ...field
}: Omit<TextFieldProps, 'label' | 'hint' | 'type'> & { minimumAge: number; isEmpty: boolean }) {
  const t = useT()
  return (
    <TextField
      {...field}
      type="date"
      data-empty={isEmpty || undefined}
      autoComplete="bday"
      label={t('identity.birthDate')}
      hint={t('identity.birthDate.hint', { age: minimumAge })}
    />
  )
}
