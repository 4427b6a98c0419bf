-- What a tournament is called among a visitor's leagues (C3.19), and its type (C3.06); null for other entries.
ALTER TABLE entry ADD COLUMN league_key TEXT;
ALTER TABLE entry ADD COLUMN league_type TEXT;

-- Another edition: ledgers send everything again, and with it the new columns.
UPDATE edition SET id = lower(hex(randomblob(8)));
