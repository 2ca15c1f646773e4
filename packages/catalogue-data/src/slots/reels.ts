import type { Prop, ReelSymbol, Subject } from '../look.ts'

const reels = (...symbols: readonly ReelSymbol[]): Subject => ({ composition: 'reels', symbols })
const orbit = (object: Prop, ...props: readonly Prop[]): Subject => ({ composition: 'orbit', object, props })
const trio = (object: Prop, ...sides: readonly [Prop, Prop]): Subject => ({
  composition: 'trio',
  object,
  sides,
})

/** Classic machines: the first symbol makes the winning line. */
export const reelSlots: readonly (readonly [name: string, subject: Subject])[] = [
  ['Super Parol 777', reels('star', 'seven', 'bell', 'cherry', 'gem')],
  ['Swerte Sevens', reels('seven', 'bar', 'cherry', 'lemon', 'bell')],
  ['Fiesta Bells', reels('bell', 'cherry', 'seven', 'melon', 'orange')],
  ['Mega Cherry', reels('cherry', 'lemon', 'seven', 'grapes', 'bar')],
  ['Brilyante 777', reels('gem', 'seven', 'bar', 'star', 'crown')],
  ['Triple Bar', reels('bar', 'seven', 'cherry', 'bell', 'lemon')],
  ['Korona Reels', reels('crown', 'gem', 'bell', 'star', 'seven')],
  ['Clover Classic', reels('clover', 'coin', 'seven', 'bell', 'orange')],
  ['Coin Parade', reels('coin', 'crown', 'bar', 'gem', 'clover')],
  ['Prutas Mix|Fruit Mix', reels('melon', 'grapes', 'orange', 'lemon', 'cherry')],
  ['Lemon Twist 5', reels('lemon', 'melon', 'seven', 'cherry', 'bell')],
  ['Grape Deluxe', reels('grapes', 'orange', 'bar', 'melon', 'seven')],
  ['Fire Sevens', reels('fire', 'seven', 'bar', 'star', 'bell')],
  ['Bituin Spin', reels('star', 'moon', 'sun', 'gem', 'seven')],
  ['Lucky Suits', reels('spadeSuit', 'heartSuit', 'diamondSuit', 'clubSuit', 'crown')],
  ['Hearts Line', reels('heartSuit', 'diamondSuit', 'seven', 'bell', 'crown')],
  ['Bolt Reels', reels('bolt', 'seven', 'star', 'bar', 'gem')],
  ['Angpao Reels', reels('envelope', 'lantern', 'coin', 'gem', 'seven')],
  ['Mahjong Reels', reels('mahjong', 'lantern', 'envelope', 'coin', 'die')],
  ['Dice Reels', reels('die', 'seven', 'clover', 'coin', 'star')],
  ['Wild Orange', reels('orange', 'lemon', 'cherry', 'bar', 'melon')],
  ['Golden Bells 5', reels('bell', 'seven', 'coin', 'crown', 'star')],
  ['Moonlight 777', reels('moon', 'seven', 'star', 'gem', 'bell')],
  ['Araw Araw Spin|Every Day Spin', reels('sun', 'clover', 'coin', 'orange', 'seven')],
  ['Pakwan Party|Melon Party', reels('melon', 'cherry', 'lemon', 'seven', 'star')],
  ['Trophy Line', reels('trophy', 'star', 'seven', 'bell', 'crown')],
  ['Diyamante Bar|Diamond Bar', reels('gem', 'bar', 'seven', 'cherry', 'coin')],
  ['Lantern Sevens', reels('lantern', 'seven', 'coin', 'bell', 'gem')],
]

/** Jackpot machines around one object. */
export const objectSlots: readonly (readonly [name: string, subject: Subject])[] = [
  ['Korona Jackpot', orbit('crown', 'coin', 'gem', 'coin', 'gem', 'coin', 'gem')],
  ['Gem Orbit', orbit('gem', 'star', 'coin', 'star', 'coin', 'star', 'coin')],
  ['Swerte Clover', trio('clover', 'coin', 'coin')],
  ['Bell Tower 8', trio('bell', 'star', 'star')],
  ['Lucky Lantern', trio('lantern', 'envelope', 'envelope')],
  ['Angpao Rain', orbit('envelope', 'coin', 'coin', 'coin', 'coin', 'coin', 'coin')],
  ['Cherry Jackpot', trio('cherry', 'lemon', 'orange')],
  ['Star Jackpot', orbit('star', 'gem', 'bolt', 'gem', 'bolt', 'gem', 'bolt')],
  ['Trophy Gold', trio('trophy', 'coin', 'coin')],
  ['Barya Bagyo|Coin Storm', { composition: 'hero', object: 'coin' }],
  ['Shell of Luck', trio('shell', 'gem', 'gem')],
  ['Rocket Jackpot', orbit('rocket', 'star', 'planet', 'star', 'moon', 'star', 'planet')],
  ['Time Vault', trio('hourglass', 'coin', 'gem')],
  ['Magnet Cash', orbit('magnet', 'coin', 'gem', 'coin', 'coin', 'gem', 'coin')],
  ['Suit of Hearts', trio('heartSuit', 'spadeSuit', 'clubSuit')],
  ['Lucky Target', trio('target', 'dart', 'dart')],
]
