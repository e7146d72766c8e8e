-- pH of the runoff: growers measure it to see what happens at the roots.
alter table week add column runoff_ph double precision check (runoff_ph between 0 and 14);
