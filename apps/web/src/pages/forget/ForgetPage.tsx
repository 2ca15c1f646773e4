import { useState } from 'react'
import { ForgotByEmail } from '#features/account/password/ForgotByEmail.tsx'
import { ForgotByPhone } from '#features/account/password/ForgotByPhone.tsx'
import { ResetPassword } from '#features/account/password/ResetPassword.tsx'
import type { TypedFields } from '#features/account/password/typed-fields.ts'
import { useT } from '#lib/i18n.tsx'
import { paths, pathTo } from '#lib/paths.ts'
import { useLocation, useNavigate, useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Segmented } from '#ui/Segmented.tsx'

/** A forgotten password: asked for here, and set anew by the link that opens this page with its secret. */
export default function ForgetPage() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const reset = /^#reset=(.+)$/.exec(hash)?.[1]
  return (
    <div className="flex flex-col gap-5 px-4 pt-4 pb-8">
      {reset === undefined ? (
        <Forgot />
      ) : (
        <ResetPassword
          reset={reset}
          onDone={() => navigate(paths.login, { replace: true })}
          onAskAgain={() => navigate(pathTo('forget', { by: 'email' }), { replace: true })}
        />
      )}
    </div>
  )
}

type FindType = 'phone' | 'email'

function Forgot() {
  const t = useT()
  const navigate = useNavigate()
  const { FORGOTPHONE3: hasPhone } = useSettings().whitelabel
  const [query] = useSearchParams()
  const [findType, setFindType] = useState<FindType>(
    hasPhone && query.get('by') !== 'email' ? 'phone' : 'email',
  )
  const [typed] = useState<TypedFields>(() => new Map())
  const goBack = () => {
    const isFirst = !((window.history.state as { idx?: number } | null)?.idx ?? 0)
    if (isFirst) navigate(paths.home, { replace: true })
    else navigate(-1)
  }
  return (
    <>
      {hasPhone && (
        <Segmented
          label={t('forgot.by')}
          value={findType}
          onChange={setFindType}
          options={[
            { value: 'phone', label: t('forgot.by.phone') },
            { value: 'email', label: t('forgot.by.email') },
          ]}
        />
      )}
      <p className="text-muted">{t(`forgot.lead.${findType}`)}</p>
      {findType === 'phone' ? (
        <ForgotByPhone typed={typed} onDone={() => navigate(paths.home, { replace: true })} />
      ) : (
        <ForgotByEmail typed={typed} onSent={goBack} />
      )}
    </>
  )
}
