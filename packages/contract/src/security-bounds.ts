/** Questions that a member may answer as an extra proof; for code that needs no schema. */
export const securityQuestions = ['pet', 'school', 'street', 'food', 'hero'] as const
export type SecurityQuestion = (typeof securityQuestions)[number]

/** As many as a member answers. */
export const securityQuestionsAsked = 2

/** The criteria of a password's strength; each is one step of the meter. */
export const securitySteps = ['password', 'withdrawalPassword', 'mobile', 'email', 'passkey'] as const
export type SecurityStep = (typeof securitySteps)[number]
