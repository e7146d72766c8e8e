-- What a diary or its photos won, for its page: JSON as in the contract's AwardWon; null for most. It is in the diary's row, because the
-- version of that row decides whether a cached page is fresh. The job that settles awards writes it.
alter table diary add column awards jsonb check (jsonb_typeof(awards) = 'array');

-- When the pages of the winners were told; null again once texts change after the results.
alter table award add column tell_date timestamptz(3);
create index award_untold on award (year) where settle_date is not null and tell_date is null;
