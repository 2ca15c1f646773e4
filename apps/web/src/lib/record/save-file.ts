/** Saves an answer as a file; a plain link could not carry the token. */
export async function saveFile(answer: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
