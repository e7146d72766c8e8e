-- Statistics are computed again, with their histograms.
insert into statistics_due (type, content_id)
select type, content_id from grow_statistics where type <> 'category'
on conflict do nothing;
