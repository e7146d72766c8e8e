-- How often a diary's share images were drawn again on request: part of their address, because files at an address never change.
alter table diary add column redraws integer not null default 0 check (redraws >= 0);
