/** Questions a member may answer as an extra proof, for whoever needs no schema. */
export const securityQuestions = ['pet', 'school', 'street', 'food', 'hero'] as const
export type SecurityQuestion = (typeof securityQuestions)[number]

/** As many as a member answers. */
export const securityQuestionsAsked = 2

/** What a password level counts; each is one step of the meter. */
export const securitySteps = ['password', 'withdrawalPassword', 'mobile', 'email', 'passkey'] as const
export type SecurityStep = (typeof securitySteps)[number]
