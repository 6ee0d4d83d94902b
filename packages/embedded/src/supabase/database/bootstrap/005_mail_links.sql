-- The links and codes in mails, and the sign-ups that wait for theirs. Hosted Supabase keeps one of each kind on the
-- account; here each mail stands for itself, so that a password given at sign-up belongs to the link that confirms
-- it and to nobody who signed up with the same address before. Rows need not move to hosted: they last for days.
create table auth.mail_links (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'notice' has no link: it tells the owner of a confirmed address that somebody tried to sign up with it.
  kind text not null check (kind in ('confirmation', 'recovery', 'notice')),
  token_hash text unique,
  code_hash text,
  wrong_codes smallint not null default 0,
  wrong_code_at timestamptz,
  -- Which client asked, as a hash: asking again, it is sent its own sign-up.
  client text not null,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  -- What the account becomes when this link confirms it.
  encrypted_password varchar(255),
  metadata jsonb,
  created_at timestamptz not null,
  sent_at timestamptz not null
);
create index mail_links_user_id_idx on auth.mail_links (user_id, kind);
alter table auth.mail_links enable row level security;
