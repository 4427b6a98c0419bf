/**
 * The ledger's tables, as steps that are each taken once; a step that has landed is never edited.
 *
 * event.state is the fold of the event's timeline so far: a scripted event's timeline is its script up to `cursor`
 * (scripts of simulated events follow from the seed and are not stored), together with the posted incidents.
 * listed: what the catalogue is told, in the order of `number`; a row without a participant is the league itself.
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
];

export function migrate(storage: DurableObjectStorage): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
  const version = Number(sql.exec("SELECT value FROM meta WHERE key = 'schema'").toArray()[0]?.["value"] ?? 0);
  steps.slice(version).forEach((step, index) => {
    storage.transactionSync(() => {
      sql.exec(step);
      sql.exec("INSERT OR REPLACE INTO meta VALUES ('schema', ?)", String(version + index + 1));
    });
  });
}
