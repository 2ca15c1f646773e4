-- The bet a game opens with, chosen by operators; unset where the studio chooses.
alter table studio.game_setting add column first_bet bigint check (first_bet > 0);
