import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { BirthDateField } from '#ui/BirthDateField.tsx'
import { Form } from '#ui/Form.tsx'

/** What Google and Facebook do not say of whoever gets an account by them. */
export function NewcomerForm({
  isBusy,
  onSubmit,
}: {
  isBusy: boolean
  onSubmit: (birthDate: string) => void
}) {
  const t = useT()
  const { minimumAge } = useSettings()
  const [birthDate, setBirthDate] = useState('')
  const [isChecked, setChecked] = useState(false)
  return (
    <Form
      submit={t('register.submit')}
      isBusy={isBusy}
      onSubmit={() => {
        setChecked(true)
        if (birthDate !== '') onSubmit(birthDate)
      }}
    >
      <BirthDateField
        minimumAge={minimumAge}
        isEmpty={birthDate === ''}
        value={birthDate}
        onChange={(event) => setBirthDate(event.target.value)}
        required
        autoFocus
        error={isChecked && birthDate === '' ? t('identity.birthDate.missing') : undefined}
      />
    </Form>
  )
}
