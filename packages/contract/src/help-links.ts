/** Where a person with a gambling problem finds independent help; a job checks that each link still works. */
export const helpLinks = [
  { name: 'ncmh', title: 'National Center for Mental Health', url: 'https://ncmh.gov.ph/' },
  { name: 'gamblingTherapy', title: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'pagcor', title: 'PAGCOR', url: 'https://www.pagcor.ph/' },
] as const

export type HelpLink = { name: string; url: string }

/** The crisis line of the National Center for Mental Health, free from landlines of the Philippines, at any hour. */
export const crisisLine = '1553'
