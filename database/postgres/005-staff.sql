-- Earlier release: cannot run, because the first release begins with this file.
-- Staff, and their ways to sign in.
create table back_office.staff (
  id uuid primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'counsellor', 'accounts')),
  state text not null check (state in ('invited', 'active', 'left')),
  takes_turns boolean not null default true,
  made_at timestamptz not null,
  left_at timestamptz,
  password_hash text,
  totp_secret text,
  -- The last step of thirty seconds that a code was taken for: none is taken twice.
  totp_step bigint not null default 0
);

-- Links and sessions are kept by the SHA-256 of what their bearer has.
create table back_office.staff_links (
  hash text primary key,
  staff_id uuid not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create table back_office.staff_sessions (
  hash text primary key,
  id uuid not null unique,
  staff_id uuid not null,
  made_at timestamptz not null,
  seen_at timestamptz not null,
  device text not null
);
create index staff_sessions_of on back_office.staff_sessions (staff_id);

create table back_office.staff_passkeys (
  id text primary key,
  staff_id uuid not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_of on back_office.staff_passkeys (staff_id);

create table back_office.staff_recovery_codes (
  hash text primary key,
  staff_id uuid not null
);

-- Wrong tries, by a hash of the address or of the account: each makes the next one wait longer.
create table back_office.sign_in_tries (
  key text primary key,
  tries int not null,
  last_at timestamptz not null
);

-- For nobody but the owner, whatever default privileges this database has.
alter table back_office.staff enable row level security;
alter table back_office.staff_links enable row level security;
alter table back_office.staff_sessions enable row level security;
alter table back_office.staff_passkeys enable row level security;
alter table back_office.staff_recovery_codes enable row level security;
alter table back_office.sign_in_tries enable row level security;
revoke all on all tables in schema back_office from public, anon;
