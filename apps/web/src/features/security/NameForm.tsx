import { fullNamePattern } from '@perya/contract/full-name'
import type { SecurityConfig } from '@perya/contract/security'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { failureText } from './failure.ts'
import { useSecurityChange } from './use-security.ts'

const shapes = { payeeName: fullNamePattern, nickname: /^[\p{L}\p{M}\p{N} ._-]{2,20}$/u }

/** The name accounts are in, said once; or what one is called here, as often as one likes. */
export function NameForm({
  kind,
  config,
  onSaved,
}: {
  kind: 'payeeName' | 'nickname'
  config: SecurityConfig
  onSaved: () => void
}) {
  const t = useT()
  const [typed, setTyped] = useState(kind === 'nickname' ? (config.nickname ?? '') : '')
  const [isChecked, setChecked] = useState(false)
  const name = typed.trim()
  const isRight = shapes[kind].test(name)
  const save = useSecurityChange(() =>
    kind === 'nickname' ? call('setNickname', { nickname: name }) : call('setPayeeName', { payeeName: name }),
  )
  if (kind === 'payeeName' && config.payeeName !== null) {
    return <p className="text-pretty">{t('security.payeeName.fixed', { name: config.payeeName })}</p>
  }
  return (
    <Form
      onSubmit={() => {
        setChecked(true)
        if (isRight && !save.isPending) save.mutate(undefined, { onSuccess: onSaved })
      }}
      submit={t('security.save')}
      isBusy={save.isPending}
    >
      <TextField
        label={t(`security.part.${kind}`)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete={kind === 'nickname' ? 'nickname' : 'name'}
        maxLength={kind === 'nickname' ? 20 : 80}
        required
        hint={t(`security.${kind}.hint`)}
        error={
          save.error
            ? failureText(save.error, t)
            : isChecked && !isRight
              ? t(`security.${kind}.wrong`)
              : undefined
        }
      />
    </Form>
  )
}
