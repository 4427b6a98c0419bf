/**
 * The ledger's tables, as steps that are each taken once; a step that has landed is never edited.
 *
 * event.state is the fold of the event's timeline so far: a scripted event's timeline is its script up to `cursor`
 * (scripts of simulated events follow from the seed and are not stored), together with the posted incidents.
 * incident.seq, played.seq, moved.seq, event.added_seq: the last number of the sport's update subject when it was
 * written, so that the state at any number can be computed. `played` notes how far a script had come, `moved` the
 * starts that events were taken from.
 * odds.quoted_seconds: when the prices were taken; an event's other markets are those of the same instant.
 * incident.corrects: the id of the incident that it corrects. answered: what providers' idempotency keys were answered.
 * quoted: the prices that providers sent, each as it came; seq is that of the odds subject. The last of a bet counts.
 * quoted.stands: see QuoteStanding. Of an event that has begun, prices from before its start no longer stand.
 * sender: the provider that posted it, of an event the first one; empty where none did, or it came before this was
 * kept. request: what providers asked of this ledger, each by its signature, which is accepted once.
 * noted: the last number of a game's news that was given, and that the hub has; game_news: the news of the last hour.
 * archived: events whose incidents are in an object of the archive, and in the table incident no longer.
 * standing: tables of seasons of races as their source has them, each whole.
 * club_merge: which club is shown as which other one; one that has ended has the number and the instant of its split.
 * strength_game: the games that strengths count, each with the strength with which an unknown side begins in it; strength: the one of
 * a side after each day on which it played; strength_tally: how well strengths foretold games up to a day; strength_side: who a side
 * is, and its last league of one table; strength_entrant: when a side last played in a tournament; strength_read: the stages and tournaments whose past was read;
 * strength_note: the first day that is to be rated, in its one row, which is absent while all days are.
 * listed: what the catalogue is sent, in the order of `number`; a row without a participant is the league itself.
 */
const steps: readonly string[] = [
  `CREATE TABLE league (
     stage_id TEXT PRIMARY KEY, tournament_id TEXT NOT NULL, json TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE event (
     id TEXT PRIMARY KEY, stage_id TEXT NOT NULL, tournament_id TEXT NOT NULL, provider TEXT NOT NULL,
     start_seconds INTEGER NOT NULL, stage_type INTEGER NOT NULL, state TEXT NOT NULL,
     cursor INTEGER NOT NULL DEFAULT 0, due_seconds INTEGER
   ) WITHOUT ROWID;
   CREATE INDEX event_by_start ON event (start_seconds);
   CREATE INDEX event_by_due ON event (due_seconds) WHERE due_seconds IS NOT NULL;
   CREATE INDEX event_live ON event (id) WHERE stage_type = 2;
   CREATE INDEX event_by_tournament ON event (tournament_id, provider, start_seconds);
   CREATE TABLE incident (id INTEGER PRIMARY KEY, event_id TEXT NOT NULL, json TEXT NOT NULL);
   CREATE INDEX incident_by_event ON incident (event_id);
   CREATE TABLE script (event_id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE change (
     subject TEXT NOT NULL, seq INTEGER NOT NULL, at_seconds INTEGER NOT NULL, row TEXT NOT NULL,
     PRIMARY KEY (subject, seq)
   ) WITHOUT ROWID;
   CREATE INDEX change_by_time ON change (at_seconds);
   CREATE TABLE odds (event_id TEXT PRIMARY KEY, due_seconds INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
   CREATE INDEX odds_by_due ON odds (due_seconds);`,
  `CREATE TABLE listed (
     id INTEGER PRIMARY KEY, stage_id TEXT NOT NULL, participant_id TEXT NOT NULL, json TEXT NOT NULL,
     number INTEGER NOT NULL, UNIQUE (stage_id, participant_id)
   );
   CREATE INDEX listed_by_number ON listed (number);
   INSERT INTO listed (stage_id, participant_id, json, number) SELECT stage_id, '', '', 0 FROM league;
   INSERT OR IGNORE INTO listed (stage_id, participant_id, json, number)
     SELECT stage_id, value ->> 'id', value, 0 FROM event, json_each(json_array(
       json(event.state -> '$.schedule.home'), json(event.state -> '$.schedule.away')));
   UPDATE listed SET number = id;`,
  `ALTER TABLE event ADD COLUMN home_id TEXT NOT NULL DEFAULT '';
   ALTER TABLE event ADD COLUMN away_id TEXT NOT NULL DEFAULT '';
   ALTER TABLE event ADD COLUMN added_seq INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE event ADD COLUMN latest_seconds INTEGER NOT NULL DEFAULT 0;
   UPDATE event SET home_id = state ->> '$.schedule.home.id', away_id = COALESCE(state ->> '$.schedule.away.id', '');
   CREATE INDEX event_by_home ON event (home_id, start_seconds);
   CREATE INDEX event_by_away ON event (away_id, start_seconds);
   CREATE INDEX event_by_stage ON event (stage_id, start_seconds);
   CREATE TABLE told (
     id INTEGER PRIMARY KEY, event_id TEXT NOT NULL, seq INTEGER NOT NULL, incident_id TEXT, json TEXT NOT NULL,
     UNIQUE (event_id, incident_id)
   );
   INSERT INTO told (id, event_id, seq, json) SELECT id, event_id, 0, json FROM incident;
   DROP TABLE incident;
   ALTER TABLE told RENAME TO incident;
   CREATE INDEX incident_by_event ON incident (event_id);
   CREATE INDEX incident_by_seq ON incident (seq);
   CREATE TABLE played (
     event_id TEXT NOT NULL, seq INTEGER NOT NULL, cursor INTEGER NOT NULL, PRIMARY KEY (event_id, seq)
   ) WITHOUT ROWID;
   INSERT INTO played SELECT id, 0, cursor FROM event WHERE cursor > 0;
   CREATE INDEX played_by_seq ON played (seq);`,
  `CREATE TABLE article (id TEXT PRIMARY KEY, published_seconds INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
   CREATE INDEX article_by_time ON article (published_seconds);
   CREATE TABLE article_about (about_id TEXT, article_id TEXT, PRIMARY KEY (about_id, article_id)) WITHOUT ROWID;
   CREATE TABLE transfer (
     id TEXT PRIMARY KEY, from_id TEXT NOT NULL, to_id TEXT NOT NULL, player_id TEXT NOT NULL,
     day_seconds INTEGER NOT NULL, json TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX transfer_by_from ON transfer (from_id, day_seconds);
   CREATE INDEX transfer_by_to ON transfer (to_id, day_seconds);
   CREATE INDEX transfer_by_player ON transfer (player_id, day_seconds);`,
  `CREATE TABLE priced (
     event_id TEXT PRIMARY KEY, due_seconds INTEGER NOT NULL, quoted_seconds INTEGER NOT NULL, json TEXT NOT NULL
   ) WITHOUT ROWID;
   INSERT INTO priced SELECT event_id, due_seconds, due_seconds, json FROM odds;
   DROP TABLE odds;
   ALTER TABLE priced RENAME TO odds;
   CREATE INDEX odds_by_due ON odds (due_seconds);`,
  `CREATE INDEX event_by_series ON event (state ->> '$.schedule.seriesId', start_seconds)
     WHERE state ->> '$.schedule.seriesId' IS NOT NULL;
   CREATE TABLE moved (
     event_id TEXT NOT NULL, from_seconds INTEGER NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (from_seconds, event_id)
   ) WITHOUT ROWID;`,
  `ALTER TABLE incident ADD COLUMN corrects TEXT;
   UPDATE incident SET corrects = json ->> '$.incidentId';
   CREATE INDEX incident_by_corrected ON incident (event_id, corrects) WHERE corrects IS NOT NULL;
   CREATE TABLE answered (
     provider TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL, at_seconds INTEGER NOT NULL,
     PRIMARY KEY (provider, key)
   ) WITHOUT ROWID;
   CREATE INDEX answered_by_time ON answered (at_seconds);`,
  `CREATE TABLE quoted (
     id INTEGER PRIMARY KEY, event_id TEXT NOT NULL, bookmaker_id INTEGER NOT NULL, bet_type TEXT NOT NULL,
     period TEXT NOT NULL, line TEXT NOT NULL, at_seconds INTEGER NOT NULL, seq INTEGER NOT NULL, json TEXT NOT NULL
   );
   CREATE INDEX quoted_by_bet ON quoted (event_id, bookmaker_id, bet_type, period, line, id);`,
  `ALTER TABLE event ADD COLUMN sender TEXT NOT NULL DEFAULT '';
   ALTER TABLE incident ADD COLUMN sender TEXT NOT NULL DEFAULT '';
   ALTER TABLE quoted ADD COLUMN sender TEXT NOT NULL DEFAULT '';
   ALTER TABLE article ADD COLUMN sender TEXT NOT NULL DEFAULT '';
   ALTER TABLE transfer ADD COLUMN sender TEXT NOT NULL DEFAULT '';
   CREATE TABLE request (
     id INTEGER PRIMARY KEY, signature TEXT NOT NULL UNIQUE, at_ms INTEGER NOT NULL, request_id TEXT NOT NULL,
     provider TEXT NOT NULL, path TEXT NOT NULL, records INTEGER NOT NULL, bytes INTEGER NOT NULL, ms INTEGER NOT NULL,
     outcome TEXT NOT NULL, refused INTEGER NOT NULL, answer TEXT
   );
   CREATE INDEX request_by_provider ON request (provider, id);
   CREATE INDEX request_by_time ON request (at_ms);`,
  // Members of stored JSON have new names. A quote inside a text is written \\" there, so only members are found.
  `UPDATE event SET state = REPLACE(REPLACE(state, '"stage":', '"status":'), '"parts":', '"periods":');
   UPDATE incident SET json = REPLACE(REPLACE(REPLACE(REPLACE(json, '"kind":"stage"', '"kind":"status"'),
     '"stage":', '"status":'), '"kind":"part-won"', '"kind":"period-won"'), '"part":', '"period":');
   UPDATE script SET json = REPLACE(REPLACE(REPLACE(REPLACE(json, '"kind":"stage"', '"kind":"status"'),
     '"stage":', '"status":'), '"kind":"part-won"', '"kind":"period-won"'), '"part":', '"period":');
   UPDATE article SET json = REPLACE(json, '"perex":', '"lead":');`,
  `CREATE INDEX IF NOT EXISTS event_of_days ON event (start_seconds)
     WHERE state ->> '$.schedule.endSeconds' IS NOT NULL;`,
  `CREATE TABLE noted (
     event_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, have INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX noted_pending ON noted (event_id) WHERE have < seq;
   CREATE TABLE game_news (
     event_id TEXT NOT NULL, seq INTEGER NOT NULL, at_seconds INTEGER NOT NULL, json TEXT NOT NULL,
     PRIMARY KEY (event_id, seq)
   ) WITHOUT ROWID;
   CREATE INDEX game_news_by_time ON game_news (at_seconds);`,
  `CREATE TABLE club_merge (
     id INTEGER PRIMARY KEY, from_id TEXT NOT NULL, into_id TEXT NOT NULL, into_json TEXT NOT NULL, name TEXT NOT NULL,
     sender TEXT NOT NULL, merged_seq INTEGER NOT NULL, merged_seconds INTEGER NOT NULL,
     splitter TEXT, split_seq INTEGER, split_seconds INTEGER
   );`,
  `CREATE TABLE standing (
     id TEXT PRIMARY KEY, tournament_id TEXT NOT NULL, season TEXT NOT NULL, ranked TEXT NOT NULL, json TEXT NOT NULL,
     sender TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX standing_of_season ON standing (tournament_id, season, ranked);`,
  `CREATE TABLE archived (event_id TEXT PRIMARY KEY, object TEXT NOT NULL) WITHOUT ROWID;
   CREATE INDEX archived_by_object ON archived (object);`,
  // Open events are due at once, so that the ledger works out when each of them falls silent: 43 is delayed, 45 to finish.
  `ALTER TABLE event ADD COLUMN silent_seconds INTEGER;
   UPDATE event SET silent_seconds = 0
     WHERE due_seconds IS NULL AND (stage_type = 2 OR state ->> '$.status' IN (43, 45));
   CREATE INDEX event_by_silence ON event (silent_seconds) WHERE silent_seconds IS NOT NULL;`,
  `ALTER TABLE quoted ADD COLUMN stands TEXT NOT NULL DEFAULT 'now';
   UPDATE quoted SET stands = 'before' WHERE EXISTS (
     SELECT 1 FROM event WHERE id = event_id AND stage_type > 1 AND start_seconds > at_seconds
   );`,
  "ALTER TABLE event ADD COLUMN changed_seconds INTEGER NOT NULL DEFAULT 0;",
  "ALTER TABLE moved ADD COLUMN time_known INTEGER NOT NULL DEFAULT 1;",
  `CREATE TABLE strength_game (
     event_id TEXT PRIMARY KEY, day INTEGER NOT NULL, tournament_id TEXT NOT NULL, home_id TEXT NOT NULL,
     away_id TEXT NOT NULL, home_score INTEGER NOT NULL, away_score INTEGER NOT NULL, winner INTEGER NOT NULL,
     entry REAL NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX strength_game_by_day ON strength_game (day);
   CREATE TABLE strength (
     participant_id TEXT NOT NULL, day INTEGER NOT NULL, value REAL NOT NULL, level REAL NOT NULL,
     games INTEGER NOT NULL, PRIMARY KEY (participant_id, day)
   ) WITHOUT ROWID;
   CREATE INDEX strength_by_day ON strength (day);
   CREATE TABLE strength_tally (day INTEGER PRIMARY KEY, json TEXT NOT NULL);
   CREATE TABLE strength_side (
     participant_id TEXT PRIMARY KEY, day INTEGER NOT NULL, json TEXT NOT NULL, country_key TEXT NOT NULL,
     stage_id TEXT NOT NULL, stage_day INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE strength_entrant (
     tournament_id TEXT NOT NULL, participant_id TEXT NOT NULL, day INTEGER NOT NULL,
     PRIMARY KEY (tournament_id, participant_id)
   ) WITHOUT ROWID;
   CREATE TABLE strength_read (id TEXT PRIMARY KEY) WITHOUT ROWID;
   CREATE TABLE strength_note (from_day INTEGER NOT NULL);
   CREATE INDEX event_by_change ON event (changed_seconds);`,
];

/** @param count how many of the steps to take; a test begins at an older ledger */
export function migrate(storage: DurableObjectStorage, count = steps.length): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
  const version = Number(sql.exec("SELECT value FROM meta WHERE key = 'schema'").toArray()[0]?.["value"] ?? 0);
  steps.slice(version, count).forEach((step, index) => {
    storage.transactionSync(() => {
      sql.exec(step);
      sql.exec("INSERT OR REPLACE INTO meta VALUES ('schema', ?)", String(version + index + 1));
    });
  });
}
