import { type ReactNode, useId, useState } from 'react'
import {
  chooseMotion,
  chooseSound,
  chooseTheme,
  chosenTheme,
  isMotionOff,
  isSoundOff,
  type ThemeName,
  themeNames,
} from '#lib/device/choices.ts'
import { useT } from '#lib/i18n.tsx'
import { isDeviceStill, setStill } from '#lib/motion.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Choice } from '#ui/Choice.tsx'
import MotionIcon from '~icons/ph/film-strip-duotone'
import ThemeIcon from '~icons/ph/palette-duotone'
import SoundIcon from '~icons/ph/speaker-high-duotone'
import './device-settings.css'

/** How the site looks, sounds and moves on this device. */
export function DeviceSettings({ language }: { language: ReactNode }) {
  return useHydrated() ? <Settings language={language} /> : null
}

function Settings({ language }: { language: ReactNode }) {
  const t = useT()
  const heading = useId()
  const [theme, setTheme] = useState<ThemeName | 'site'>(() => chosenTheme() ?? 'site')
  const [isQuiet, setQuiet] = useState(isSoundOff)
  const [isOff, setOff] = useState(isMotionOff)
  return (
    <section aria-labelledby={heading} className="device-settings">
      <h2 id={heading} className="font-display text-section">
        {t('device.title')}
      </h2>
      <p className="text-meta text-pretty text-muted">{t('device.why')}</p>
      {language}
      <Switch
        icon={<SoundIcon className="size-7 shrink-0 text-accent-text" />}
        name={t('device.sound')}
        note={t('device.sound.text')}
        isOn={!isQuiet}
        onChange={(isOn) => {
          chooseSound(!isOn)
          setQuiet(!isOn)
        }}
      />
      <Switch
        icon={<MotionIcon className="size-7 shrink-0 text-accent-text" />}
        name={t('device.motion')}
        note={t(isDeviceStill() ? 'device.motion.fixed' : 'device.motion.text')}
        isOn={!isOff && !isDeviceStill()}
        isFixed={isDeviceStill()}
        onChange={(isOn) => {
          chooseMotion(!isOn)
          setStill(!isOn)
          setOff(!isOn)
        }}
      />
      <div className="device-settings__row">
        <ThemeIcon className="size-7 shrink-0 text-accent-text" />
        <div className="min-w-0 flex-1">
          <Choice
            label={t('device.theme')}
            value={theme}
            onChange={(name) => {
              chooseTheme(name === 'site' ? null : name)
              setTheme(name)
            }}
            options={[
              { value: 'site', label: t('device.theme.site') },
              ...themeNames.map((name) => ({
                value: name as ThemeName | 'site',
                label: t(`device.theme.${name}`),
              })),
            ]}
          />
        </div>
      </div>
    </section>
  )
}

function Switch({
  icon,
  name,
  note,
  isOn,
  isFixed = false,
  onChange,
}: {
  icon: ReactNode
  name: string
  note: string
  isOn: boolean
  /** The device decides. */
  isFixed?: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <label className="device-settings__row">
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span id={id} className="block text-meta text-pretty text-muted">
          {note}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={name}
        aria-describedby={id}
        checked={isOn}
        disabled={isFixed}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
