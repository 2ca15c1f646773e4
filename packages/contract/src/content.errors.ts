/** What can go wrong with what a site says. */
export const contentErrors = {
  'announcement.unknown': {
    status: 404,
    text: {
      TY: 'Wala na ang announcement na ito.',
      EN: 'This announcement is no longer available.',
    },
  },
  'content.empty': {
    status: 400,
    text: {
      TY: 'Walang laman ang text sa {language}. Lagyan muna.',
      EN: 'The {language} text is empty. Please write it first.',
    },
  },
  'match.unknown': {
    status: 404,
    text: { TY: 'Wala na o nagsimula na ang labang iyon.', EN: 'That match is gone or has started.' },
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
    text: { TY: 'Wala ang page na ito.', EN: 'We can’t find this page.' },
  },
} as const
