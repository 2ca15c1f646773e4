-- Who owes is looked for every minute, among all who ever took a break.
create index member_block_debt on member_block (member_id) where reason = 'debt';
