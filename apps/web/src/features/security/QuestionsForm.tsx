import type { SecurityConfig } from '@perya/contract/security'
import { type SecurityQuestion, securityQuestions } from '@perya/contract/security-bounds'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { Choice } from '#ui/Choice.tsx'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { codeOf, failureText } from './failure.ts'
import { isProofTyped, ProofField } from './ProofField.tsx'
import { useSecurityChange } from './use-security.ts'

type Answer = { question: SecurityQuestion; answer: string }

/** Two questions that are asked in addition when the six digits are forgotten. */
export function QuestionsForm({ config, onSaved }: { config: SecurityConfig; onSaved: () => void }) {
  const t = useT()
  const [answers, setAnswers] = useState<readonly [Answer, Answer]>([
    { question: 'pet', answer: '' },
    { question: 'school', answer: '' },
  ])
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [first, second] = answers
  const isRight = answers.every(({ answer }) => answer.trim().length >= 2)
  const save = useSecurityChange(() => call('setSecurityQuestions', { answers: [...answers], password }))

  const submit = () => {
    setChecked(true)
    if (!isRight || !isProofTyped(config, password) || save.isPending) return
    save.mutate(undefined, {
      onSuccess: onSaved,
      onError: (error) => {
        if (codeOf(error) === 'login.stale') askToLogIn('stale', submit)
      },
    })
  }

  return (
    <Form
      onSubmit={submit}
      submit={t('security.save')}
      isBusy={save.isPending}
      alert={
        save.error && !/^(withdrawalPassword|password|login)\./.test(codeOf(save.error))
          ? failureText(save.error, t)
          : undefined
      }
    >
      <p className="text-pretty text-muted">{t('security.questions.text')}</p>
      <QuestionField
        value={first}
        taken={second.question}
        isChecked={isChecked}
        onChange={(next) => setAnswers([next, second])}
      />
      <QuestionField
        value={second}
        taken={first.question}
        isChecked={isChecked}
        onChange={(next) => setAnswers([first, next])}
      />
      <ProofField
        config={config}
        value={password}
        onChange={setPassword}
        isChecked={isChecked}
        error={save.error}
      />
    </Form>
  )
}

function QuestionField({
  value,
  taken,
  isChecked,
  onChange,
}: {
  value: Answer
  taken: SecurityQuestion
  isChecked: boolean
  onChange: (next: Answer) => void
}) {
  const t = useT()
  return (
    <div className="grid grid-cols-1 gap-2">
      <Choice
        label={t('security.question')}
        value={value.question}
        onChange={(question) => onChange({ ...value, question })}
        options={securityQuestions
          .filter((question) => question !== taken)
          .map((question) => ({ value: question, label: t(`security.question.${question}`) }))}
      />
      <TextField
        label={t('security.answer')}
        value={value.answer}
        onChange={(event) => onChange({ ...value, answer: event.target.value })}
        autoComplete="off"
        maxLength={80}
        required
        error={isChecked && value.answer.trim().length < 2 ? t('security.answer.empty') : undefined}
      />
    </div>
  )
}
