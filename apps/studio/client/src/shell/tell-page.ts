/** Tells the page around the game when a round begins and ends on the screen; the message holds nothing of the round. */
import { roundNews } from '@perya/studio-contract/round-news'

const say = (news: string) => {
  // Any site may stand around a game, and learns no more than what its player sees.
  if (window.parent !== window) window.parent.postMessage(news, '*')
}

let timer: ReturnType<typeof setInterval> | undefined

export function tellShowing(): void {
  clearInterval(timer)
  timer = setInterval(say, roundNews.sayAgainMs, roundNews.showing)
  say(roundNews.showing)
}

export function tellShown(): void {
  clearInterval(timer)
  say(roundNews.shown)
}
