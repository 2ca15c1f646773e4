import type { MessageKind } from './message.store.ts'

export type Parcel = { id: bigint; to: string; subject: string | null; body: string }

/** Resolves when the message is out of our hands; throws when it has to be tried again. */
export type Carrier = { carry: (parcel: Parcel) => Promise<void>; close?: () => void }

export type Carriers = Record<MessageKind, Carrier>
