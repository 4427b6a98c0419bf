-- What visitors can find. `position` is sport weight and popularity in one number; lower comes first.
CREATE TABLE entry (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  sport_id INTEGER NOT NULL,
  country_key TEXT,
  tournament_id TEXT,
  home_position INTEGER NOT NULL,
  name TEXT NOT NULL,
  code TEXT,
  slug TEXT NOT NULL,
  names TEXT NOT NULL,
  position INTEGER NOT NULL,
  indexed INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, id)
);
CREATE INDEX entry_by_position ON entry (kind, sport_id, position, name);
CREATE INDEX entry_to_index ON entry (number) WHERE indexed = 0;

CREATE TABLE season (
  stage_id TEXT PRIMARY KEY,
  tournament_id TEXT NOT NULL,
  name TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX season_by_tournament ON season (tournament_id, name);

-- Derived from entry.names. The id begins with the position, so the order of the full-text rows is the order of results.
CREATE TABLE name (
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL,
  role TEXT NOT NULL,
  text TEXT NOT NULL,
  folded TEXT NOT NULL,
  scope TEXT NOT NULL
);
CREATE INDEX name_by_entry ON name (entry);
CREATE INDEX name_by_folded ON name (folded, id);
CREATE VIRTUAL TABLE name_fts USING fts5(
  folded,
  scope,
  content = 'name',
  content_rowid = 'id',
  detail = full,
  prefix = '1 2 3',
  tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* Co'"
);

-- The words of names by their trigrams; a word that no name has any more only costs its space.
CREATE TABLE gram (
  gram TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (gram, length, word)
) WITHOUT ROWID;

-- Names this catalogue: ledgers that told another one tell this one everything again.
CREATE TABLE edition (id TEXT NOT NULL);
INSERT INTO edition VALUES (lower(hex(randomblob(8))));
