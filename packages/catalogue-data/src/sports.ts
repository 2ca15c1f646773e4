import type { GameEntry } from './game.ts'
import type { Palette, Prop, Subject } from './look.ts'

type Entry<C extends 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'> = GameEntry<C>

const match =
  <C extends 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'>() =>
  (
    vendor: string,
    name: string,
    classification: Entry<C>['classification'],
    palette: Palette,
    subject: Subject,
  ): Entry<C> => ({
    name,
    classification,
    vendor,
    look: { ...subject, theme: 'stadium', palette },
  })

const sport = match<'SPORTS'>()
const esport = match<'ESPORTS'>()
const sabong = match<'COCKFIGHT'>()
const ball = (object: Prop): Subject => ({ composition: 'hero', object })
const icon = (composition: 'crest' | 'emblem' | 'shield' | 'arch' | 'hoard', name: string): Subject => ({
  composition,
  icon: name,
})

export const sports: readonly Entry<'SPORTS'>[] = [
  sport('BTI', 'Bituin Sports', 'LOBBY', 'cobalt', {
    composition: 'trio',
    object: 'trophy',
    sides: ['soccer', 'basketball'],
  }),
  sport('HATAW', 'Hataw Sports', 'LOBBY', 'crimson', {
    composition: 'orbit',
    object: 'trophy',
    props: ['soccer', 'tennis', 'basketball', 'volleyball', 'baseball', 'eightBall'],
  }),
  sport('LIGA', 'Liga Uno Sports', 'LOBBY', 'royal', icon('shield', 'trophy-cup')),
  sport('BTI', 'Goal Rush', 'SOCCER', 'forest', ball('soccer')),
  sport('HATAW', 'Futbol Gabi|Football Night', 'SOCCER', 'midnight', icon('emblem', 'soccer-kick')),
  sport('BTI', 'Hoops Nation', 'BASKETBALL', 'ember', ball('basketball')),
  sport('LIGA', 'Liga ng Bayan|Home League', 'BASKETBALL', 'teal', icon('crest', 'basketball-basket')),
  sport('HATAW', 'Tennis Ace Live', 'COURT', 'jade', ball('tennis')),
  sport('LIGA', 'Spike Volleyball', 'COURT', 'orchid', ball('volleyball')),
  sport('BTI', 'Smash Badminton', 'COURT', 'lagoon', icon('arch', 'shuttlecock')),
  sport('HATAW', 'Boksing Gabi|Fight Night', 'COMBAT', 'wine', ball('boxing')),
  sport('LIGA', 'Cage Fighters', 'COMBAT', 'steel', {
    composition: 'duel',
    icons: ['boxing-glove', 'mailed-fist'],
  }),
  sport('BTI', 'Home Run Live', 'RACING', 'slate', ball('baseball')),
  sport('HATAW', 'Karera ng Kabayo|Horse Racing', 'RACING', 'amber', icon('crest', 'cavalry')),
  sport('LIGA', 'Virtual Football', 'VIRTUAL', 'ink', {
    composition: 'duel',
    icons: ['soccer-ball', 'goal-keeper'],
  }),
  sport('BTI', 'Virtual Karera|Virtual Racing', 'VIRTUAL', 'rose', icon('hoard', 'race-car')),
]

export const esports: readonly Entry<'ESPORTS'>[] = [
  esport('TF', 'Tagisan Lobby', 'LOBBY', 'ink', {
    composition: 'trio',
    object: 'gamepad',
    sides: ['trophy', 'joystick'],
  }),
  esport('TF', 'Arena Legends', 'ARENA', 'midnight', icon('emblem', 'spartan-helmet')),
  esport('TF', 'Rift Guardians', 'ARENA', 'royal', icon('shield', 'swords-emblem')),
  esport('TF', 'Five Lanes', 'ARENA', 'teal', icon('crest', 'guarded-tower')),
  esport('TF', 'Zero Recoil', 'SHOOTER', 'ember', icon('arch', 'crosshair')),
  esport('TF', 'Squad Drop', 'SHOOTER', 'forest', icon('crest', 'parachute')),
  esport('TF', 'Star Command', 'STRATEGY', 'cobalt', icon('emblem', 'starfighter')),
  esport('TF', 'Mecha League', 'STRATEGY', 'orchid', icon('shield', 'battle-mech')),
  esport('TF', 'Pixel Kickoff', 'VIRTUAL', 'jade', {
    composition: 'duel',
    icons: ['gamepad', 'soccer-ball'],
  }),
  esport('TF', 'Turbo Drift Cup', 'VIRTUAL', 'crimson', icon('hoard', 'f1-car')),
]

export const cockfights: readonly Entry<'COCKFIGHT'>[] = [
  sabong('DS88', 'Sabong Arena', 'ARENA', 'crimson', icon('crest', 'rooster')),
  sabong('DS88', 'Meron Wala', 'ARENA', 'wine', { composition: 'duel', icons: ['rooster', 'rooster'] }),
  sabong('DS88', 'Derby ng Bayan|Grand Derby', 'DERBY', 'amber', icon('shield', 'rooster')),
  sabong('DS88', 'Sultada Live', 'ARENA', 'midnight', icon('emblem', 'bird-claw')),
  sabong('DS88', 'Tari Derby', 'DERBY', 'steel', icon('arch', 'feathered-wing')),
  sabong('DS88', 'Talisain Cup', 'DERBY', 'forest', icon('hoard', 'rooster')),
]
