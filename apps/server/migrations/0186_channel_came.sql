-- What came by a way to pay on a day, read with every look at the ways there are.
create index deposit_came on deposit (channel_id, (coalesce(proved_at, ended_at))) include (amount)
  where state in ('credited', 'review');
