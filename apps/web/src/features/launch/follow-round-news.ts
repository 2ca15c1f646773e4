import type { WalletBalance } from '@perya/contract/wallet'
import { roundNews } from '@perya/studio-contract/round-news'
import { heldBalance } from '#lib/member/held-balance.ts'

type Game = {
  /** Where messages of frames arrive. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Whether the game's own frame said it. */
  isGame: (source: MessageEventSource | null) => boolean
  /** What the member has as far as the page knows. */
  balance: () => WalletBalance | undefined
}

/** Holds the balance from the moment the game shows a round until it has shown it, or is silent for too long. */
export function followRoundNews({ page, isGame, balance }: Game): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(timer)
    heldBalance.set(null)
  }
  const hold = () => {
    clearTimeout(timer)
    timer = setTimeout(release, roundNews.patienceMs)
    if (heldBalance.get() === null) heldBalance.set(balance() ?? null)
  }
  const hear = (event: Event) => {
    const { source, data } = event as MessageEvent
    if (!isGame(source)) return
    if (data === roundNews.showing) hold()
    else if (data === roundNews.shown) release()
  }
  page.addEventListener('message', hear)
  return () => {
    page.removeEventListener('message', hear)
    release()
  }
}
