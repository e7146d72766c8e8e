-- Questions can be followed, and their askers choose whether the setup of the diary is shown.
alter table follow drop constraint follow_type_check;
alter table follow add constraint follow_type_check check (type in ('user', 'diary', 'brand', 'problem'));
alter table problem add column cnt_followers integer not null default 0 check (cnt_followers >= 0);
alter table problem add column is_setup boolean not null default true;
