-- The platform no longer asks for a birth date by itself. Sites that were here when it did go on asking.
update merchant set settings = jsonb_set(
  settings,
  '{register}',
  coalesce(settings -> 'register', '{}') || '{
    "birthDate": {
      "enabled": true,
      "required": true,
      "pattern": "(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}",
      "message": { "TY": "Ilagay ang petsa ng kapanganakan mo.", "EN": "Enter your birth date." }
    }
  }'
)
where trial_of is null and (settings -> 'register' -> 'birthDate') is null;
