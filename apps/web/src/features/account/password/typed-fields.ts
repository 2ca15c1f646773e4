/** What was typed into the forms of a forgotten password, by field, so that a look at the other loses nothing. */
export type TypedFields = Map<'mobile' | 'username' | 'email', string>
