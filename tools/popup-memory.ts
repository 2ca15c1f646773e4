/** What a browser keeps once its owner has read and closed every pop-up a platform has. */
async function popupMemory(url: string): Promise<string> {
  const answers = await Promise.all(
    ['TY', 'EN'].map(async (language) => {
      const answer = await fetch(`${url}/wps/relay/MCSFE_getListAnnouncements?types=PU&language=${language}`)
      return (await answer.json()) as { value: { popups: object[] } }
    }),
  )
  return JSON.stringify({ show: false, seen: answers.flatMap(({ value }) => value.popups) })
}

type Scripted = {
  addInitScript: (script: (memory: string) => void, memory: string) => Promise<unknown>
}

/** From the next page on, nothing pops up: all was read on an earlier visit. */
export async function closePopups(browser: Scripted, url: string): Promise<void> {
  await browser.addInitScript(
    (memory) => {
      try {
        const { localStorage } = globalThis as unknown as { localStorage: Storage }
        for (const key of ['SHELL_PU_A', 'SHELL_PU_B']) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, memory)
        }
      } catch {
        // A game's sandboxed frame has no storage, and no pop-ups.
      }
    },
    await popupMemory(url),
  )
}

type Storage = { getItem: (key: string) => string | null; setItem: (key: string, text: string) => void }
