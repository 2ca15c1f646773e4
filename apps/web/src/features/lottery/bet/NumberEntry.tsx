import { drawWithout } from '@perya/fairness'
import type { Field, TypedBets, TypedFault } from '@perya/lottery-rules'
import { type FormEvent, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { deviceChance } from './chance.ts'
import { readTyped } from './read-typed.rules.ts'

/** Numbers and whole bets written as Vietnamese players write them, words for many at once among them. */
export function NumberEntry({
  family,
  field,
  multipleMax,
  picks,
  onChange,
  onBets,
}: {
  family: string
  field: Field
  multipleMax: number
  picks: readonly string[]
  onChange: (picks: readonly string[]) => void
  /** False when the slip did not take them, or the word that keeps them off it. */
  onBets: (typed: TypedBets) => boolean | TypedFault
}) {
  const t = useT()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const width = field.picks[0]?.length ?? 1
  const refuse = ({ why, word }: TypedFault) => setError(t(`lottery.typed.${why}`, { word, width }))
  const add = (event: FormEvent) => {
    event.preventDefault()
    const typed = readTyped(field, picks, { text, family, multipleMax })
    if ('fault' in typed) return refuse(typed.fault)
    if ('mostTimes' in typed) return setError(t('lottery.typed.most', { most: typed.mostTimes }))
    if ('most' in typed) return setError(t('lottery.pad.most', { most: typed.most }))
    if ('picks' in typed) {
      onChange(typed.picks)
      return setText('')
    }
    const isTaken = onBets(typed)
    if (typeof isTaken === 'object') refuse(isTaken)
    else if (isTaken) setText('')
  }
  return (
    <form className="number-entry" onSubmit={add}>
      <TextField
        label={t('lottery.pad.type', { width })}
        hint={`${t(width === 2 ? 'lottery.pad.words.two' : 'lottery.pad.words')} ${t(`lottery.pad.bets.${family === 'vn-north' ? 'vn-north' : 'vn-south'}`)}`}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        dir="ltr"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="number-entry__ways">
        <Button isWide type="submit" variant="secondary" disabled={text.trim() === ''}>
          {t('lottery.pad.take')}
        </Button>
        <Button
          isWide
          variant="secondary"
          onClick={() => onChange([...new Set([...picks, ...drawWithout(deviceChance, field.picks, 1)])])}
        >
          {t('lottery.pad.one')}
        </Button>
      </div>
    </form>
  )
}
