import { ChangePasswordForm } from '#features/account/password/ChangePasswordForm.tsx'
import { paths } from '#lib/paths.ts'
import { useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'

export default function ChangePasswordPage() {
  const navigate = useNavigate()
  const session = useSession()
  if (session === null) return null
  return (
    <div className="px-4 pt-4 pb-8">
      <ChangePasswordForm
        key={session.userName}
        userName={session.userName}
        hasPassword={session.hasPassword}
        onDone={() => navigate(paths.home, { replace: true })}
      />
    </div>
  )
}
