import type { Correspondent } from '@perya/contract/inbox'
import { mayOpenAgentHome } from '@perya/contract/member-type'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'

type Kind = Correspondent['kind']

/** Whom a new message is for; the service at first. */
export function useRecipient() {
  const { data: member } = useMemberInfo()
  const [kind, setKind] = useState<Kind>('service')
  const [userName, setUserName] = useState('')
  const kinds: Kind[] = [
    'service',
    ...(member?.toUpline ? (['upline'] as const) : []),
    ...(member && mayOpenAgentHome(member.type) ? (['downline'] as const) : []),
  ]
  const to: Correspondent = kind === 'downline' ? { kind, userName: userName.trim() } : { kind }
  return {
    to,
    kinds,
    setKind,
    userName,
    setUserName,
    isChosen: kind !== 'downline' || userName.trim() !== '',
  }
}

export function RecipientChoice({ recipient }: { recipient: ReturnType<typeof useRecipient> }) {
  const t = useT()
  const { to, kinds, setKind, userName, setUserName } = recipient
  if (kinds.length === 1) return null
  return (
    <>
      <Segmented
        label={t('inbox.to')}
        value={to.kind}
        onChange={setKind}
        options={kinds.map((kind) => ({ value: kind, label: t(`inbox.${kind}`) }))}
      />
      {to.kind === 'downline' && (
        <TextField
          label={t('inbox.downlineName')}
          value={userName}
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={32}
          onChange={(event) => setUserName(event.target.value)}
        />
      )}
    </>
  )
}
