/** What a site tells its members: announcements, matches, help and statements, letters. */
import {
  addMatch,
  announcementsOf,
  articlesOf,
  matchesOf,
  publishAnnouncement,
  publishArticle,
  readArticle,
  readMatch,
  readPublication,
  removeHelpItem,
  removeMatch,
  withdrawAnnouncement,
} from '#features/content/index.ts'
import { sendByOperator } from '#features/inbox/index.ts'
import { readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'

const matchLine = ({ id, startsAt, league, homeTeam, awayTeam, nodeId }: Shown) =>
  [id, startsAt.toISOString(), league, `${homeTeam} – ${awayTeam}`, nodeId].join('  ')
type Shown = Awaited<ReturnType<typeof matchesOf>>[number]

type Announced = Awaited<ReturnType<typeof announcementsOf>>[number]
const announcementLine = ({ id, type, group, startsAt, endsAt, titles }: Announced) =>
  [id, type, group, `${startsAt.toISOString()} – ${endsAt?.toISOString() ?? ''}`, titles.EN].join('  ')

type Explained = Awaited<ReturnType<typeof articlesOf>>[number]
const articleLine = ({ id, kind, version, publishedAt, titles }: Explained) =>
  [id, kind, `version ${version}`, publishedAt.toISOString(), titles.EN].join('  ')

const isNumber = (words: string) => /^[1-9]\d{0,17}$/.test(words)

export async function changeContent(
  db: Db,
  code: string,
  action: string,
  rest: string[],
): Promise<string | null> {
  const desk = { db, now: () => new Date() }
  const words = rest.join(' ')
  if (action === 'announcements' && rest.length === 0) {
    await readMerchant(db, code)
    const announced = await announcementsOf(desk, code)
    return announced.map(announcementLine).join('\n') || `${code} announces nothing.`
  }
  if (action === 'announce' && rest.length > 0) {
    await readMerchant(db, code)
    return `${code} announces it under number ${await publishAnnouncement(desk, readPublication(code, words))}.`
  }
  if (action === 'withdraw' && isNumber(words)) {
    await withdrawAnnouncement(desk, code, BigInt(words))
    return `${code} no longer announces number ${words}.`
  }
  if (action === 'matches' && rest.length === 0) {
    await readMerchant(db, code)
    const matches = await matchesOf(desk, code)
    return matches.length === 0 ? `${code} shows no match.` : matches.map(matchLine).join('\n')
  }
  if (action === 'match' && rest.length > 0) {
    await readMerchant(db, code)
    return `${code} shows it under number ${await addMatch(desk, code, readMatch(words))}.`
  }
  if (action === 'unmatch' && isNumber(words)) {
    await removeMatch(desk, code, BigInt(words))
    return `${code} no longer shows match ${words}.`
  }
  if (action === 'articles' && rest.length === 0) {
    await readMerchant(db, code)
    const articles = await articlesOf(desk, code)
    return articles.map(articleLine).join('\n') || `${code} explains nothing.`
  }
  if (action === 'article' && rest.length > 0) {
    await readMerchant(db, code)
    return `${code} keeps it under number ${await publishArticle(desk, { merchant: code, ...readArticle(words) })}.`
  }
  if (action === 'remove' && isNumber(words)) {
    await removeHelpItem(desk, code, BigInt(words))
    return `${code} no longer explains number ${words}.`
  }
  if (action === 'letter' && rest.length > 1) {
    const [userName = '', ...json] = rest
    return `${userName} finds it under number ${await sendByOperator(desk, code, userName, json.join(' '))}.`
  }
  return null
}
