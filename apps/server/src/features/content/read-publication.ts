import { AnnouncementDraft } from '@perya/contract/ops-announcements'
import { readJson } from '#features/merchants/index.ts'
import type { Publication } from './publish.ts'

/** An announcement an operator wrote down as JSON, checked before anything is kept. */
export const readPublication = (merchant: string, json: string): Publication =>
  toPublication(merchant, readJson(AnnouncementDraft, json, 'announcement'))

export function toPublication(merchant: string, draft: AnnouncementDraft): Publication {
  const stated = Object.entries(draft).filter(([, value]) => value !== undefined)
  return { merchant, ...(Object.fromEntries(stated) as Omit<Publication, 'merchant'>) }
}
