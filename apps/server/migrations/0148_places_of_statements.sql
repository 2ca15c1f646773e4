-- Sites that lead where all did before each statement had a page of its own now lead to that page.
update merchant
set settings = jsonb_set(settings, '{paths}', settings -> 'paths'
  || '{"privacy": "/m/useragreement?about=privacy", "licence": "/m/useragreement?about=licence"}')
where settings #>> '{paths,privacy}' = '/m/useragreement' and settings #>> '{paths,licence}' = '/m/help';
