-- Which games the catalogue withdrew, so that the next one lists those again and none that an operator took off.
alter table game_edition add column withdrawn text[] not null default '{}';
