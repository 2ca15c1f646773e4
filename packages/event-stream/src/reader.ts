export type StreamEvent = { name: string; data: string }

/** Reads server-sent events out of text that arrives in pieces cut anywhere. */
export class EventReader {
  /** What the server asks to wait before coming back. */
  retryMs: number | null = null
  #unread = ''
  #name = ''
  #data: string[] = []

  /** The events that are complete with this piece. */
  read(piece: string): StreamEvent[] {
    const lines = (this.#unread + piece).split('\n')
    this.#unread = lines.pop() ?? ''
    return lines.flatMap((line) => this.#readLine(line.replace(/\r$/, '')) ?? [])
  }

  #readLine(line: string): StreamEvent | null {
    if (line === '') return this.#complete()
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'event') this.#name = value
    else if (field === 'data') this.#data.push(value)
    else if (field === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value)
    return null
  }

  #complete(): StreamEvent | null {
    const event = { name: this.#name || 'message', data: this.#data.join('\n') }
    const isEmpty = this.#data.length === 0
    this.#name = ''
    this.#data = []
    return isEmpty ? null : event
  }
}

/** Reads a body until it ends. `onHeard` runs for every piece that arrives, since a heartbeat holds no event. */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  reader: EventReader,
  { onHeard, onEvent }: { onHeard: () => void; onEvent: (event: StreamEvent) => void },
): Promise<void> {
  const text = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await text.read()
    if (done) return
    onHeard()
    for (const event of reader.read(value)) onEvent(event)
  }
}
