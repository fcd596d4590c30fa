/**
 * Where visits are kept, without anything that names a visitor: `visitor` is a key of one day. It is neither migrated nor in
 * backups, because all of it ends by itself: a database that was restored gets it empty.
 */
export const hitSchema = `
  CREATE SCHEMA IF NOT EXISTS analytics;
  CREATE TABLE IF NOT EXISTS analytics.salt (
    date date PRIMARY KEY,
    salt bytea NOT NULL
  );
  CREATE TABLE IF NOT EXISTS analytics.batch (
    key uuid PRIMARY KEY,
    date date NOT NULL
  );
  CREATE INDEX IF NOT EXISTS batch_date ON analytics.batch (date);
  CREATE TABLE IF NOT EXISTS analytics.hit (
    date date NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    at timestamptz NOT NULL,
    visitor bytea NOT NULL,
    host text NOT NULL,
    type text NOT NULL,
    category text NOT NULL,
    action text NOT NULL,
    path text,
    branch uuid,
    context text NOT NULL,
    is_arrival boolean NOT NULL,
    source text,
    medium text,
    campaign text,
    browser text,
    browser_version text,
    os text,
    os_version text,
    device text,
    data jsonb NOT NULL,
    PRIMARY KEY (date, id)
  ) PARTITION BY RANGE (date);
  CREATE INDEX IF NOT EXISTS hit_visitor ON analytics.hit (date, visitor, at);
  CREATE TABLE IF NOT EXISTS analytics.excluded_hit (
    date date NOT NULL,
    at timestamptz NOT NULL,
    reason text NOT NULL,
    type text NOT NULL,
    category text NOT NULL,
    action text NOT NULL,
    path text,
    browser text,
    os text
  ) PARTITION BY RANGE (date);
  CREATE INDEX IF NOT EXISTS excluded_hit_at ON analytics.excluded_hit (at);`;
