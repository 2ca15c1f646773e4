import { expect, it } from 'vitest'
import { EventReader } from './reader.ts'

it('HEAD-2 events are read whole, wherever the network cuts them', () => {
  const text = ': hello\r\nretry: 500\r\n\r\nid: 1\r\nevent: balance\r\ndata: a\r\ndata:b\r\n\r\ndata: c\n\n'
  for (let cut = 0; cut <= text.length; cut += 1) {
    const reader = new EventReader()
    expect([...reader.read(text.slice(0, cut)), ...reader.read(text.slice(cut))]).toEqual([
      { name: 'balance', data: 'a\nb' },
      { name: 'message', data: 'c' },
    ])
    expect(reader.retryMs).toBe(500)
  }
})
