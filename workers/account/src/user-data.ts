import { logFailure } from "./log-failure.ts";
import { DurableObject } from "cloudflare:workers";
import { applyDataDiff, diffAt, isEmptyDiff, toDataDiff, type DataDiff } from "../../../shared/accounts/data-diff.ts";
import { withoutEmptyParts } from "../../../shared/accounts/empty-part.ts";
import { encodeRevisionRow } from "../../../shared/accounts/revision-row.ts";
import { isJsonObject, parseJsonObject } from "../../../shared/basics/json-value.ts";
import { hubSportId, parseSubject, profileSubject } from "../../../shared/push/subjects.ts";
import { hour, minute, nowSeconds } from "./clock.ts";
import { sendMail, toMail, type MailedFrom } from "./mail.ts";
import { closeAccount, removeAccount, reopenAccount } from "./removal.ts";
import { hashOf, randomHex } from "./secrets.ts";

/**
 * A project's data of one visitor, as JSON: the type of a nested value is too deep for a call between Workers. `revision`
 * counts the changes of all projects.
 */
export type StoredData = { readonly data: string; readonly privateData: string; readonly revision: number };
export type Stored = { readonly revision: number; readonly since: number } | "too-large" | "no-object" | "closed";

/** The facts about an account that its owner has closed. */
export type Closing = {
  readonly userId: string;
  readonly namespace: string;
  readonly askedAtSeconds: number;
  readonly untilSeconds: number;
  readonly mailedFrom: MailedFrom;
};

/** Some 4,000 games; more is no list of favourites. */
const longestData = 262_144;
/** The limit for all projects together, because the data of every project that was ever named stays. */
const mostBytes = 1_048_576;
const ticketSeconds = minute;
const mostTickets = 20;

const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;

/** One visitor's data. All changes pass through this object, so that each is applied to what the one before left (docs/adr/033). */
export class UserData extends DurableObject<AccountEnv> {
  /** The number of the last change, and whether that change, or one before it, is being published to the other devices. */
  #newest = 0;
  #isPublishing = false;

  constructor(state: DurableObjectState, env: AccountEnv) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS data (project INTEGER PRIMARY KEY, value TEXT NOT NULL, private TEXT NOT NULL) STRICT",
    );
    sql.exec(
      "CREATE TABLE IF NOT EXISTS ticket (secret TEXT PRIMARY KEY, subject TEXT NOT NULL, until INTEGER NOT NULL)",
    );
    sql.exec("CREATE TABLE IF NOT EXISTS closing (value TEXT NOT NULL) STRICT");
    sql.exec("CREATE TABLE IF NOT EXISTS head (revision INTEGER NOT NULL, is_closed INTEGER NOT NULL) STRICT");
  }

  read(project: number): StoredData {
    const [row] = this.ctx.storage.sql
      .exec<{ value: string; private: string }>("SELECT value, private FROM data WHERE project = ?", project)
      .toArray();
    return { data: row?.value ?? "{}", privateData: row?.private ?? "{}", revision: this.#head().revision };
  }

  /** Every project's data, for an export. */
  readAll(): readonly (StoredData & { readonly project: number })[] {
    const projects = this.ctx.storage.sql.exec<{ project: number }>("SELECT project FROM data ORDER BY project");
    return [...projects].map(({ project }) => ({ project, ...this.read(project) }));
  }

  /** Applies a diff (a `DataDiff` as JSON) at a path of the data; a diff that changes nothing counts as no change. */
  store(project: number, namespace: string, keys: readonly string[], diffText: string): Stored {
    const { revision, is_closed } = this.#head();
    if (is_closed === 1) return "closed";
    const stored = this.read(project);
    const data = parseJsonObject(stored.data);
    // The service has checked it.
    const diff = JSON.parse(diffText) as DataDiff;
    const applied = applyDataDiff(data, diffAt(keys, diff)) ?? {};
    if (!isJsonObject(applied)) return "no-object";
    const changed = withoutEmptyParts(applied);
    if (isEmptyDiff(toDataDiff(data, changed))) return { revision, since: revision };
    const value = JSON.stringify(changed);
    const { sql } = this.ctx.storage;
    if (value.length > longestData || this.#bytesBeside(project) + byteLength(value) > mostBytes) return "too-large";
    sql.exec("INSERT OR REPLACE INTO data VALUES (?, ?, ?)", project, value, stored.privateData);
    sql.exec("UPDATE head SET revision = ?", revision + 1);
    this.#publishSoon(namespace, revision + 1);
    return { revision: revision + 1, since: revision };
  }

  /** Makes every device of the account reload its data after a change outside the data: to the address or the sessions. */
  announce(namespace: string): void {
    const { revision, is_closed } = this.#head();
    if (is_closed === 1) return;
    this.ctx.storage.sql.exec("UPDATE head SET revision = ?", revision + 1);
    this.#publishSoon(namespace, revision + 1);
  }

  /** The bytes of other projects' data and of this project's private data. */
  #bytesBeside(project: number): number {
    const { bytes } = this.ctx.storage.sql
      .exec<{ bytes: number }>(
        `SELECT coalesce(sum(octet_length(private) + CASE WHEN project = ? THEN 0 ELSE octet_length(value) END), 0) AS bytes
         FROM data`,
        project,
      )
      .one();
    return bytes;
  }

  /** A text that opens the profile's push subject once, within a minute. */
  async makeTicket(userId: string, namespace: string): Promise<string | null> {
    if (this.#head().is_closed === 1) return null;
    const secret = randomHex(20);
    const stored = await hashOf(secret);
    const { sql } = this.ctx.storage;
    sql.exec("DELETE FROM ticket WHERE until < ?", nowSeconds());
    sql.exec(
      "DELETE FROM ticket WHERE secret NOT IN (SELECT secret FROM ticket ORDER BY until DESC LIMIT ?)",
      mostTickets - 1,
    );
    const subject = profileSubject(userId, namespace);
    sql.exec("INSERT INTO ticket VALUES (?, ?, ?)", stored, subject, nowSeconds() + ticketSeconds);
    return `${userId}.${secret}`;
  }

  async takeTicket(secret: string): Promise<string | null> {
    const taken = this.ctx.storage.sql.exec<{ subject: string; until: number }>(
      "DELETE FROM ticket WHERE secret = ? RETURNING subject, until",
      await hashOf(secret),
    );
    const [ticket] = taken.toArray();
    return ticket === undefined || ticket.until < nowSeconds() ? null : ticket.subject;
  }

  /**
   * Closes the account until the owner restores it or the time expires. It sets the alarm before it closes the account, so that no
   * account stays closed for ever. The other devices learn of a change, request it, and learn that their session has ended.
   */
  async close(closing: Closing): Promise<void> {
    const { sql } = this.ctx.storage;
    sql.exec("DELETE FROM closing");
    sql.exec("INSERT INTO closing VALUES (?)", JSON.stringify(closing));
    sql.exec("DELETE FROM ticket");
    const revision = this.#head().revision + 1;
    sql.exec("UPDATE head SET revision = ?", revision);
    await this.ctx.storage.setAlarm(closing.untilSeconds * 1000);
    await closeAccount(this.env.ACCOUNTS, closing.userId, closing.untilSeconds);
    this.#publishSoon(closing.namespace, revision);
    if (closing.untilSeconds <= nowSeconds()) await this.#remove();
  }

  /** Whether the account was closed, and is open again. */
  async reopen(userId: string): Promise<boolean> {
    if (!(await reopenAccount(this.env.ACCOUNTS, userId))) return false;
    await this.#forgetClosing();
    return true;
  }

  /** Removes the account when the time to restore it ends. After a failure it tries again an hour later. */
  override async alarm(): Promise<void> {
    try {
      await this.#remove();
    } catch (error) {
      logFailure({ action: "remove an account", reason: error });
      await this.ctx.storage.setAlarm((nowSeconds() + hour) * 1000);
    }
  }

  /** Removes everything, in the database first; a call that was under way stores nothing afterwards. */
  async #remove(): Promise<void> {
    const { sql } = this.ctx.storage;
    const [row] = sql.exec<{ value: string }>("SELECT value FROM closing").toArray();
    if (row === undefined) return;
    // This object has written it.
    const { userId, askedAtSeconds, mailedFrom } = JSON.parse(row.value) as Closing;
    const { count } = sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM data").one();
    const removal = await removeAccount(this.env.ACCOUNTS, userId, askedAtSeconds, count);
    if (removal.type === "early") return this.ctx.storage.setAlarm(removal.untilSeconds * 1000);
    if (removal.type !== "open") {
      for (const table of ["data", "ticket", "head"]) sql.exec(`DELETE FROM ${table}`);
      sql.exec("INSERT INTO head VALUES (0, 1)");
    }
    await this.#forgetClosing();
    if (removal.type !== "removed") return;
    await sendMail(this.env, toMail(removal.email, "deleted", null, mailedFrom, { proof: removal.proof }));
  }

  async #forgetClosing(): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM closing");
    await this.ctx.storage.deleteAlarm();
  }

  #head(): { revision: number; is_closed: number } {
    const { sql } = this.ctx.storage;
    const [head] = sql.exec<{ revision: number; is_closed: number }>("SELECT revision, is_closed FROM head").toArray();
    if (head !== undefined) return head;
    sql.exec("INSERT INTO head VALUES (0, 0)");
    return { revision: 0, is_closed: 0 };
  }

  /**
   * Publishes only the number to other devices, which read the data with their own session. When several changes occur during a
   * publication, only the last of them is published afterwards. The next publication makes up for a lost one.
   */
  #publishSoon(namespace: string, revision: number): void {
    this.#newest = revision;
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    const published = this.#publishNewest(namespace)
      .catch((error: unknown) => logFailure({ action: "publish a revision", reason: error }))
      .finally(() => (this.#isPublishing = false));
    this.ctx.waitUntil(published);
  }

  async #publishNewest(namespace: string): Promise<void> {
    const subject = profileSubject(this.ctx.id.name ?? "", namespace);
    const parsed = parseSubject(subject);
    if (parsed === null) return;
    for (let told = 0; told < this.#newest;) {
      told = this.#newest;
      const publication = { subject, firstSeq: told, rows: [encodeRevisionRow(told)] };
      const { have } = await this.env.PUSH.publish(hubSportId(parsed), publication);
      // A gap is refused once, because a publisher may have what is missing; here the last number says all.
      if (have < told) await this.env.PUSH.publish(hubSportId(parsed), publication);
    }
  }
}
