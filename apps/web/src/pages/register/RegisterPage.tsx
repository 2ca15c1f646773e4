import { isTrial } from '@perya/contract/member-type'
import { useState } from 'react'
import { AccountFrame } from '#features/account/AccountFrame.tsx'
import { returnPath } from '#features/account/login/login.rules.ts'
import { SocialLogin } from '#features/account/login/SocialLogin.tsx'
import { RegistrationForm } from '#features/account/registration/RegistrationForm.tsx'
import { registrationMethods } from '#features/account/registration/registration.rules.ts'
import { useRegistrationRules } from '#features/account/registration/use-registration-rules.ts'
import { RegistrationNews } from '#features/announcements/RegistrationNews.tsx'
import { LanguagePicker } from '#features/language/LanguagePicker.tsx'
import { RichText, useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link, Navigate, useNavigate, useSearchParams } from '#lib/router.tsx'
import { currentSession } from '#lib/session/session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export default function RegisterPage() {
  const t = useT()
  const { whitelabel, paths: site } = useSettings()
  const [isMember] = useState(() => {
    const session = currentSession()
    return session !== null && !isTrial(session.type)
  })
  if (isMember) return <Navigate replace to={paths.home} />

  return (
    <AccountFrame title={t('register.title')} lead={t('register.lead')} corner={<LanguagePicker />}>
      <section className="account-card">
        {registrationMethods(whitelabel).length === 0 ? (
          <EmptyState
            title={t('register.closed')}
            text={t('register.closed.text')}
            action={
              <Link to={site.service} className={buttonClass()}>
                {t('login.service')}
              </Link>
            }
          />
        ) : (
          <Registration />
        )}
      </section>
      <p className="mt-4 flex min-h-11 items-center justify-center text-muted">
        <span>
          <RichText
            id="register.toLogin"
            parts={[
              <Link
                key="login"
                to={paths.login}
                className="tap-area inline-flex min-h-11 items-center font-semibold text-link"
              />,
            ]}
          />
        </span>
      </p>
      <RegistrationNews />
    </AccountFrame>
  )
}

function Registration() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { data: rules, isError, refetch } = useRegistrationRules()
  const goOn = () => navigate(returnPath(query.get('returnTo'), paths.home), { replace: true })

  if (!rules && isError) {
    return (
      <EmptyState
        title={t('register.rulesFailed')}
        action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
      />
    )
  }
  if (!rules) return <LoadingFields />
  return (
    <div className="flex flex-col gap-5">
      <RegistrationForm
        rules={rules}
        invitation={query.get('affiliateCode')}
        recommender={query.get('recommenderId')}
        onDone={goOn}
      />
      <SocialLogin side="member" onDone={goOn} />
    </div>
  )
}

function LoadingFields() {
  const t = useT()
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {t('in_please_wait')}
      </p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-[76px] w-full rounded-tile" />
      ))}
    </div>
  )
}
