-- Numbers taken on trust: found when a code sent to one proves it.
create index member_typed_mobile on member (merchant, mobile_index)
  where mobile_verified_at is null and mobile_index is not null;
