/** What can go wrong with what a site says. */
export const contentErrors = {
  'announcement.unknown': {
    status: 404,
    text: {
      TY: 'Walang ganitong anunsyo, o tapos na ito.',
      EN: 'There is no such announcement, or it has ended.',
    },
  },
  'content.empty': {
    status: 400,
    text: {
      TY: 'Walang mababasa sa nakasulat sa {language}.',
      EN: 'Of what is written in {language} nothing is left to read.',
    },
  },
  'match.unknown': {
    status: 404,
    text: { TY: 'Wala na ang labang iyon.', EN: 'There is no such match, or it has begun.' },
  },
  'match.game': {
    status: 400,
    text: {
      TY: 'Walang larong {nodeId} sa listahan; ito ang bubukas kapag pinindot ang laban.',
      EN: 'The catalogue has no game {nodeId}, which the match would open.',
    },
  },
  'article.unknown': {
    status: 404,
    text: { TY: 'Walang ganitong pahina.', EN: 'There is no such page.' },
  },
} as const
