-- A removed strain counts in no brand.
update brand b set cnt_strains = n
from (
  select o.id, count(distinct s.id)::int as n
  from brand o
  left join product p on p.brand_id = o.id and not p.is_remove
  left join strain s on s.id = p.strain_id and not s.is_remove
  group by o.id) counted
where counted.id = b.id and b.cnt_strains <> n;
