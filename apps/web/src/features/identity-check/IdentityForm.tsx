import { type DocumentKind, documentKinds, oneSided } from '@perya/contract/identity-check-bounds'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { BirthDateField } from '#ui/BirthDateField.tsx'
import { Choice } from '#ui/Choice.tsx'
import { Form } from '#ui/Form.tsx'
import { PictureChooser } from '#ui/pictures/PictureChooser.tsx'
import { usePictures } from '#ui/pictures/use-pictures.ts'
import { TextField } from '#ui/TextField.tsx'
import { useSendIdentityCheck } from './use-identity-check.ts'

const numberShape = /^[A-Za-z0-9][A-Za-z0-9 -]{3,31}$/

const useOnePicture = () => usePictures({ max: 1, handIn: (file) => call('addIdentityPicture', file) })

/** What stands on the document, and pictures of it and of its owner; all of it stays until it is sent. */
export function IdentityForm({ minimumAge }: { minimumAge: number }) {
  const t = useT()
  const [fullName, setFullName] = useState('')
  const [birthDate, setBirthDate] = useState('')
  const [documentKind, setKind] = useState<DocumentKind>('philsys')
  const [documentNumber, setNumber] = useState('')
  const [isChecked, setChecked] = useState(false)
  const front = useOnePicture()
  const back = useOnePicture()
  const selfie = useOnePicture()
  const send = useSendIdentityCheck()

  const hasBack = !oneSided.includes(documentKind)
  const isNamed = fullName.trim().length >= 2
  const isNumbered = numberShape.test(documentNumber.trim())
  const sides = hasBack ? [front, selfie, back] : [front, selfie]
  const isPictured = sides.every(({ pictures }) => pictures.length > 0)
  const refusal =
    send.error === null
      ? undefined
      : (send.error instanceof ApiError && send.error.message) || t('identity.failed')
  const field = send.error instanceof ApiError ? send.error.code : ''
  const isOfName = field === 'identityCheck.name'
  const isOfBirth = field === 'identityCheck.birthDate' || field === 'age.tooYoung'
  // A day that is still to come is none at all.
  const isUnborn = field === 'field.format'

  const submit = async () => {
    setChecked(true)
    if (!isNamed || birthDate === '' || !isNumbered || !isPictured) return
    const [frontIds, selfieIds, backIds] = await Promise.all(sides.map((side) => side.ids()))
    if (!frontIds?.[0] || !selfieIds?.[0] || backIds === null) return
    send.mutate({
      fullName: fullName.trim(),
      birthDate,
      documentKind,
      documentNumber: documentNumber.trim(),
      front: frontIds[0],
      back: backIds?.[0] ?? null,
      selfie: selfieIds[0],
    })
  }

  const missing = isChecked && !isPictured ? t('identity.pictures.missing') : undefined
  return (
    <Form
      onSubmit={() => void submit()}
      submit={t('identity.send')}
      isBusy={send.isPending || sides.some((side) => side.isAwaited)}
      alert={isOfName || isOfBirth || isUnborn ? missing : (refusal ?? missing)}
    >
      <TextField
        label={t('identity.name')}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
        autoComplete="name"
        maxLength={80}
        required
        error={isOfName ? refusal : isChecked && !isNamed ? t('identity.name.missing') : undefined}
      />
      <BirthDateField
        minimumAge={minimumAge}
        isEmpty={birthDate === ''}
        value={birthDate}
        onChange={(event) => setBirthDate(event.target.value)}
        required
        error={
          isOfBirth
            ? refusal
            : isUnborn || (isChecked && birthDate === '')
              ? t('identity.birthDate.missing')
              : undefined
        }
      />
      <Choice
        label={t('identity.document')}
        value={documentKind}
        onChange={setKind}
        options={documentKinds.map((kind) => ({ value: kind, label: t(`identity.document.${kind}`) }))}
      />
      <TextField
        label={t('identity.number')}
        value={documentNumber}
        onChange={(event) => setNumber(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={32}
        required
        error={isChecked && !isNumbered ? t('identity.number.wrong') : undefined}
      />
      <PictureChooser label={t('identity.front')} chosen={front} />
      {hasBack && <PictureChooser label={t('identity.back')} chosen={back} />}
      <PictureChooser label={t('identity.selfie')} chosen={selfie} />
      <p className="text-meta text-pretty text-muted">{t('identity.privacy')}</p>
    </Form>
  )
}
