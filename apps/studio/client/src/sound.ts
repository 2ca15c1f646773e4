/** Sounds made on the spot: nothing to download, and silence is one switch away. */
import { asked, keep, readKept } from './kept.ts'

type Note = {
  readonly hz: number
  readonly at?: number
  readonly for?: number
  readonly wave?: OscillatorType
}

const tunes = {
  tap: [{ hz: 520, for: 0.05, wave: 'triangle' }],
  tick: [{ hz: 880, for: 0.03, wave: 'square' }],
  stop: [{ hz: 180, for: 0.09, wave: 'triangle' }],
  bad: [
    { hz: 220, for: 0.14, wave: 'sawtooth' },
    { hz: 150, at: 0.1, for: 0.2, wave: 'sawtooth' },
  ],
  good: [{ hz: 660 }, { hz: 880, at: 0.07 }],
  win: [{ hz: 523 }, { hz: 659, at: 0.09 }, { hz: 784, at: 0.18 }, { hz: 1047, at: 0.27, for: 0.4 }],
} as const satisfies Record<string, readonly Note[]>

export type Tune = keyof typeof tunes

let isOn = (readKept('sound') ?? asked('sound')) !== 'off'
let context: AudioContext | undefined

export const sound = {
  get isOn(): boolean {
    return isOn
  },
  set(on: boolean): void {
    isOn = on
    keep('sound', on ? 'on' : 'off')
  },
  play(tune: Tune): void {
    if (!isOn || typeof AudioContext === 'undefined') return
    // A browser lets a page sound only after a tap.
    if (!navigator.userActivation?.hasBeenActive) return
    context ??= new AudioContext()
    for (const note of tunes[tune] as readonly Note[]) sing(context, note)
  },
}

function sing(audio: AudioContext, { hz, at = 0, for: seconds = 0.16, wave = 'sine' }: Note): void {
  const start = audio.currentTime + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(wave === 'square' || wave === 'sawtooth' ? 0.04 : 0.11, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  const voice = audio.createOscillator()
  voice.type = wave
  voice.frequency.value = hz
  voice.connect(gain).connect(audio.destination)
  voice.start(start)
  voice.stop(start + seconds)
}
