import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { isOldEnough } from '#lib/member/age.rules.ts'
import { dayOf } from '#lib/record/period.rules.ts'
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
  const { minimumAge, timeZone } = useSettings()
  const [birthDate, setBirthDate] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isOld = birthDate !== '' && isOldEnough(birthDate, dayOf(Date.now(), timeZone), minimumAge)
  return (
    <Form
      submit={t('register.submit')}
      isBusy={isBusy}
      onSubmit={() => {
        setChecked(true)
        if (isOld) onSubmit(birthDate)
      }}
    >
      <BirthDateField
        minimumAge={minimumAge}
        isEmpty={birthDate === ''}
        value={birthDate}
        onChange={(event) => setBirthDate(event.target.value)}
        required
        autoFocus
        error={
          !isChecked || isOld
            ? undefined
            : birthDate === ''
              ? t('identity.birthDate.missing')
              : t('identity.tooYoung', { age: minimumAge })
        }
      />
    </Form>
  )
}
