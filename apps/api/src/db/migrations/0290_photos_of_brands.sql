-- A brand shows only photos uploaded for it; those that it shows already are its own.
alter table photo add column brand_id bigint references brand (id) on delete set null;
create index photo_brand on photo (brand_id) where brand_id is not null;
update photo f set brand_id = shown.brand_id
from (
  select cover_id as photo_id, id as brand_id from brand where cover_id is not null
  union all
  select o.id, b.id from brand b join photo o on o.key = b.logo_key
  union all
  select x.photo_id, p.brand_id from product_photo x join product p on p.id = x.product_id
  union all
  select photo_id, brand_id from portal_draft_photo
  union all
  select image_id, brand_id from banner where image_id is not null) shown
where shown.photo_id = f.id and f.diary_id is null;
