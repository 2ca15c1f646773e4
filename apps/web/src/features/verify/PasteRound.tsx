import type { Proof } from '@perya/studio-contract'
import { type FormEvent, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { ProofSteps } from './ProofSteps.tsx'
import { type ProofFault, readProof } from './read-proof.rules.ts'

/** Any round, whoever played it, as the text a game copies. */
export function PasteRound({ isFirst }: { isFirst: boolean }) {
  const t = useT()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<ProofFault | null>(null)
  const [proof, setProof] = useState<Proof | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readProof(text)
    setFault('fault' in read ? read.fault : null)
    setProof('proof' in read ? read.proof : null)
  }
  return (
    <section className="flex flex-col gap-4" aria-labelledby="paste">
      <form className="verify__card" noValidate onSubmit={submit}>
        <h2 id="paste" className="text-title">
          {isFirst ? t('verify.paste') : t('verify.paste.other')}
        </h2>
        <TextArea
          label={t('verify.paste.label')}
          hint={t('verify.paste.hint')}
          error={fault === null ? undefined : t(`verify.paste.${fault}`)}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isWide variant={isFirst ? 'primary' : 'secondary'}>
          {t('verify.paste.check')}
        </Button>
      </form>
      {proof && <ProofSteps proof={proof} />}
    </section>
  )
}
