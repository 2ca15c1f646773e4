import { type ComponentProps, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { TextField } from '#ui/TextField.tsx'
import CaretIcon from '~icons/ph/caret-down-bold'
import { mobileMaxLength } from './mobile.rules.ts'
import { useCountries } from './use-countries.ts'

/** A mobile number with the dialling code of its country. The list is the phone's own: searchable and familiar. */
export function MobileField({
  label,
  field,
  error,
  hint,
  isRequired = true,
  dialingCode,
  onDialingCode,
}: {
  label: string
  field: ComponentProps<'input'>
  error: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  dialingCode: string
  onDialingCode: (code: string) => void
}) {
  const t = useT()
  const countries = useCountries()
  // Countries share dialling codes, so the list remembers which of them was meant.
  const [chosen, setChosen] = useState('')
  const country =
    countries.find(({ code, countryDialingCode }) => code === chosen && countryDialingCode === dialingCode) ??
    countries.find(({ countryDialingCode }) => countryDialingCode === dialingCode)
  const choose = (code: string) => {
    setChosen(code)
    onDialingCode(countries.find((other) => other.code === code)?.countryDialingCode ?? dialingCode)
  }
  return (
    <TextField
      {...field}
      label={label}
      required={isRequired}
      type="tel"
      inputMode="tel"
      maxLength={mobileMaxLength}
      autoComplete="tel-national"
      placeholder={isRequired ? undefined : t('register.optional')}
      error={error}
      hint={hint}
      start={
        <span className="relative -ms-4 flex h-[50px] min-w-11 items-center gap-1 rounded-tile ps-4 pe-2 font-semibold text-foreground outline-offset-1 outline-focus has-focus-visible:outline-2">
          <bdi>{dialingCode}</bdi>
          <CaretIcon className="size-3.5 text-muted" />
          <select
            aria-label={t('login.country')}
            value={country?.code}
            onChange={(event) => choose(event.target.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          >
            {countries.map(({ code, name, countryDialingCode }) => (
              <option key={code} value={code}>
                {name} {countryDialingCode}
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}
