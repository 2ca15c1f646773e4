import type { IdentityCheck } from '@perya/contract/identity-check'
import type { SecurityConfig } from '@perya/contract/security'
import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import CaretIcon from '~icons/ph/caret-right'
import CardIcon from '~icons/ph/credit-card-duotone'
import EmailIcon from '~icons/ph/envelope-simple-duotone'
import IdentityIcon from '~icons/ph/identification-badge-duotone'
import PayeeIcon from '~icons/ph/identification-card-duotone'
import PasswordIcon from '~icons/ph/key-duotone'
import DigitsIcon from '~icons/ph/password-duotone'
import MobileIcon from '~icons/ph/phone-duotone'
import QuestionIcon from '~icons/ph/question-duotone'
import NicknameIcon from '~icons/ph/smiley-duotone'
import PictureIcon from '~icons/ph/user-circle-duotone'

/** What opens in a sheet. */
export type SecurityPart =
  | 'withdrawalPassword'
  | 'identity'
  | 'cards'
  | 'mobile'
  | 'email'
  | 'payeeName'
  | 'nickname'
  | 'questions'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Everything about the account that its owner may set, with how it stands. */
export function SecurityRows({
  config,
  identity,
  cards,
  onOpen,
}: {
  config: SecurityConfig
  /** How far the member has come in proving who they are. */
  identity: IdentityCheck['state']
  /** How many accounts there are to be paid to. */
  cards: number
  onOpen: (part: SecurityPart) => void
}) {
  const t = useT()
  const proved = (value: string | null, isProved: boolean) =>
    value === null ? t('security.missing') : isProved ? value : t('security.unproved', { value })
  const rows: readonly [SecurityPart, Icon, string][] = [
    ['identity', IdentityIcon, t(`identity.state.${identity}`)],
    ['withdrawalPassword', DigitsIcon, t(config.hasWithdrawalPassword ? 'security.set' : 'security.missing')],
    ['cards', CardIcon, t('security.cards.count', { count: cards })],
    ['mobile', MobileIcon, proved(config.mobileNum, config.isMobileVerified)],
    ['email', EmailIcon, proved(config.email, config.isEmailVerified)],
    ['payeeName', PayeeIcon, config.payeeName ?? t('security.missing')],
    ['nickname', NicknameIcon, config.nickname ?? t('security.missing')],
    ['questions', QuestionIcon, t(config.questions.length > 0 ? 'security.set' : 'security.questions.extra')],
  ]
  return (
    <ul className="list-rows">
      <li>
        <Link to={paths.changePsw} className="list-row">
          <Words
            icon={PasswordIcon}
            name={t('security.part.password')}
            text={t(config.hasPassword ? 'security.set' : 'security.missing')}
          />
        </Link>
      </li>
      {rows.map(([part, icon, text]) => (
        <li key={part}>
          <button type="button" className="list-row" aria-haspopup="dialog" onClick={() => onOpen(part)}>
            <Words icon={icon} name={t(`security.part.${part}`)} text={text} />
          </button>
        </li>
      ))}
      <li>
        <Link to={paths.memberHome} className="list-row">
          <Words icon={PictureIcon} name={t('security.part.picture')} text={t('security.picture')} />
        </Link>
      </li>
    </ul>
  )
}

function Words({ icon: Icon, name, text }: { icon: Icon; name: string; text: string }) {
  return (
    <>
      <Icon className="size-7 shrink-0 text-accent-text" />
      <span className="grid min-w-0 flex-1 text-start">
        <span className="text-title">{name}</span>
        <span className="text-meta text-muted [overflow-wrap:anywhere]">{text}</span>
      </span>
      <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
    </>
  )
}
