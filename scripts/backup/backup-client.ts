import type { Provider } from "../../shared/ingest/signature.ts";
import { postSigned } from "../import/post-signed.ts";

/** A page as it came, and as it goes back: only its end is looked at. */
type Page = { readonly next: unknown };

/** The origin refuses, or cannot be reached; says why. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** The pages of one sport's ledger, each a text of JSON, one at a time. @throws BackupError */
export async function* takeBackup(baseUrl: URL, operator: Provider, sportId: number): AsyncGenerator<string> {
  let from: unknown = null;
  do {
    const text = await post(new URL("/ingest/v1/backup", baseUrl), operator, { sportId, from });
    yield text;
    from = (JSON.parse(text) as Page).next;
  } while (from !== null);
}

/** Posts the pages of a backup into an empty ledger, in their order. @returns how many rows went in @throws BackupError */
export async function restoreBackup(
  baseUrl: URL,
  operator: Provider,
  pages: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  let rows = 0;
  let isDone = false;
  for await (const page of pages) {
    if (page === "") continue;
    const text = await post(new URL("/ingest/v1/restore", baseUrl), operator, JSON.parse(page));
    const answer = JSON.parse(text) as { readonly rows: number; readonly isDone: boolean };
    rows += answer.rows;
    isDone = answer.isDone;
  }
  if (!isDone) throw new BackupError("the backup has no last page: it was cut short");
  return rows;
}

async function post(url: URL, operator: Provider, body: unknown): Promise<string> {
  const response = await postSigned(url, operator, body);
  const text = await response.text();
  if (!response.ok) throw new BackupError(`${url.pathname} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}
