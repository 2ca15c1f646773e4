-- A member's rounds by the time they began, for the record of games.
create index vendor_round_member on vendor_round (member_id, opened_at);
