-- Without enough harvests a yield was stored as 1000 g/W, because least() ignores null.
update grow_statistics set yield_watt = null where yield_watt = 1000 and value ->> 'yield_watt' is null;
update strain s set yield_watt = null
  where s.yield_watt = 1000 and not exists (
    select from grow_statistics g
    where g.type = 'strain' and g.content_id = s.id and g.val = '' and g.yield_watt = 1000);
