-- Videos, and shorts among them: upright and a minute long at most.

create table video (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null,
  -- The film's file, and the still that stands for it; both are uploads.
  photo_id bigint references photo (id) on delete set null,
  cover_id bigint references photo (id) on delete set null,
  -- The diary, and its week, that it belongs to.
  diary_id bigint references diary (id) on delete set null,
  week_id bigint,
  title text not null default '' check (char_length(title) <= 150),
  slug text not null default '' check (slug ~ '^[a-z0-9-]{0,150}$'),
  text text not null default '' check (char_length(text) <= 5000),
  lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$'),
  -- Seconds of the whole file, the part of it that is shown, and the second whose picture is the cover.
  duration double precision not null check (duration between 0 and 1000000000),
  clip_start double precision not null default 0 check (clip_start between 0 and 86400),
  clip_end double precision check (clip_end <= 86400),
  cover_time double precision check (cover_time between 0 and 86400),
  is_short boolean not null default false,
  is_publish boolean not null default false,
  -- The file is converted.
  is_ready boolean not null default true,
  -- Comments are open.
  is_comments boolean not null default true,
  publish_date timestamptz(3),
  is_ban boolean not null default false,
  is_moderate boolean not null default false,
  is_hidden boolean not null default false,
  cnt_views bigint not null default 0 check (cnt_views >= 0),
  cnt_likes integer not null default 0 check (cnt_likes >= 0),
  cnt_comments integer not null default 0 check (cnt_comments >= 0),
  version integer not null default 1 check (version >= 1),
  add_date timestamptz(3) not null default now(),
  update_date timestamptz(3) not null default now(),
  is_remove boolean not null default false,
  remove_date timestamptz(3),
  is_visible boolean not null generated always as (
    is_publish and not is_ban and not is_moderate and not is_hidden and not is_remove) stored,
  check (not is_short or coalesce(clip_end, duration) - clip_start <= 60),
  check (clip_end > clip_start),
  foreign key (diary_id, week_id) references week (diary_id, id) on delete set null (week_id),
  check (week_id is null or diary_id is not null),
  -- What is out has a title; a draft need not have one yet.
  check (not is_publish or (title ~ '\S' and publish_date is not null)),
  check (is_remove = (remove_date is not null))
);
create index video_new on video (is_short, publish_date desc, id desc) where is_visible;
create index video_like on video (is_short, cnt_likes desc, id desc) where is_visible;
create index video_view on video (is_short, cnt_views desc, id desc) where is_visible;
create index video_user on video (user_id, is_short, add_date desc, id desc) where not is_remove;
create index video_diary on video (diary_id, week_id, id) where diary_id is not null;
create unique index video_photo on video (photo_id) where photo_id is not null;
create index video_cover on video (cover_id) where cover_id is not null;
create index video_moderate on video (add_date, id) where is_moderate and not is_remove;
create index video_removed on video (remove_date, id) where is_remove;

create table video_old_slug (
  video_id bigint not null references video (id) on delete cascade,
  slug text not null,
  add_date timestamptz(3) not null default now(),
  primary key (video_id, slug)
);

create table video_tag (
  video_id bigint not null references video (id) on delete cascade,
  tag text not null check (tag ~ '^[a-z0-9-]{1,60}$'),
  position smallint not null default 0,
  primary key (video_id, tag)
);
create index video_tag_tag on video_tag (tag, video_id desc);

-- Whole WebVTT files.
create table video_caption (
  video_id bigint not null references video (id) on delete cascade,
  lang text not null check (lang ~ '^[a-z]{2,3}$'),
  text text not null check (text ~ '^WEBVTT' and char_length(text) <= 20000),
  primary key (video_id, lang)
);
