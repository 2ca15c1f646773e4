-- What a challenge is worth: a picture is too cheap for an address that has guessed wrong a hundred times.
alter table captcha add column strength smallint not null default 1;
