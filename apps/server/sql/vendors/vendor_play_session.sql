-- A game session, and when play under it ends: at its own time, or when the login it came from does.
create or replace view vendor_play_session as
  select s.token_digest, s.vendor_id, s.member_id, s.game_code,
    case
      when s.ended_at is not null then s.ended_at
      when s.session_id is null then s.expires_at
      when login.id is null or login.ended_at is not null then '-infinity'
      else least(s.expires_at, login.expires_at)
    end as ends_at
  from vendor_session s
  left join session login on login.id = s.session_id;
