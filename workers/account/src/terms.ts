import { termsTypes, type TermsType } from "../../../shared/accounts/terms.ts";
import { nowSeconds } from "./clock.ts";

export type TermsDocument = {
  readonly type: TermsType;
  readonly version: string;
  /** ISO date. */
  readonly validFrom: string;
  readonly archived: boolean;
  readonly text: string;
};

type DocumentRow = {
  readonly type: TermsType;
  readonly version: string;
  readonly validFrom: string;
  readonly text: string;
};
type AgreementRow = { readonly type: TermsType; readonly version: string; readonly agreedAtSeconds: number };

/** The version that applies if the operator has stored no document: that of the site's own pages, which the text names. */
const ownVersion = "1";
const ownValidFrom = "2026-01-01";

const today = (): string => new Date(nowSeconds() * 1000).toISOString().slice(0, 10);

/** A project's documents, the newest of each type first; all but the newest valid one are archived. */
export async function listDocuments(
  db: D1Database,
  project: number,
  ownText: (type: TermsType) => string,
): Promise<readonly TermsDocument[]> {
  const { results } = await documentsOf(db, project).all<DocumentRow>();
  return toDocuments(results, ownText);
}

const documentsOf = (db: D1Database, project: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT type, version, valid_from AS validFrom, text FROM documents
       WHERE project = ? AND valid_from <= ? ORDER BY valid_from DESC, version DESC`,
    )
    .bind(project, today());

function toDocuments(rows: readonly DocumentRow[], ownText: (type: TermsType) => string): readonly TermsDocument[] {
  return termsTypes.flatMap((type): readonly TermsDocument[] => {
    const own = { type, version: ownVersion, validFrom: ownValidFrom, text: ownText(type) };
    const stored = rows.filter((document) => document.type === type);
    return (stored.length === 0 ? [own] : stored).map((document, index) => ({ ...document, archived: index > 0 }));
  });
}

/** Leaves the text empty, for callers that only name the documents. */
const unread = () => "";

const currentOf = (documents: readonly TermsDocument[]) => documents.filter(({ archived }) => !archived);

export async function listAgreements(db: D1Database, userId: string, project: number) {
  const { results } = await agreementsOf(db, userId, project).all<AgreementRow>();
  return results;
}

const agreementsOf = (db: D1Database, userId: string, project: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT type, version, agreed_at AS agreedAtSeconds FROM agreements
       WHERE user_id = ? AND project = ? ORDER BY agreed_at, type`,
    )
    .bind(userId, project);

/** The current documents that the visitor has not agreed to. It uses one database request, because every exchange calls it. */
export async function pendingDocuments(
  db: D1Database,
  userId: string,
  project: number,
): Promise<readonly TermsDocument[]> {
  const [documents, agreements] = await db.batch([documentsOf(db, project), agreementsOf(db, userId, project)]);
  // The rows of a batch are those of its statements, in their order.
  const agreed = (agreements?.results ?? []) as readonly AgreementRow[];
  const stored = (documents?.results ?? []) as readonly DocumentRow[];
  return currentOf(toDocuments(stored, unread)).filter(
    ({ type, version }) => !agreed.some((agreement) => agreement.type === type && agreement.version === version),
  );
}

/** Records agreement to these documents. A missing version means the current one; other versions are ignored. */
export async function agree(
  db: D1Database,
  userId: string,
  project: number,
  terms: readonly { readonly type: TermsType; readonly version?: string | undefined }[],
): Promise<void> {
  const current = currentOf(await listDocuments(db, project, unread));
  const agreed = current.filter(({ type, version }) =>
    terms.some((term) => term.type === type && (term.version ?? version) === version),
  );
  if (agreed.length === 0) return;
  await db.batch(
    agreed.map(({ type, version }) =>
      db
        .prepare("INSERT OR IGNORE INTO agreements (user_id, project, type, version, agreed_at) VALUES (?, ?, ?, ?, ?)")
        .bind(userId, project, type, version, nowSeconds()),
    ),
  );
}

/** Records a registration's agreement to all current documents. */
export const agreeToAll = (db: D1Database, userId: string, project: number): Promise<void> =>
  agree(
    db,
    userId,
    project,
    termsTypes.map((type) => ({ type })),
  );

/** The visitor's agreements in every project, for an export. */
export async function listAllAgreements(db: D1Database, userId: string) {
  const { results } = await db
    .prepare(
      "SELECT project, type, version, agreed_at AS agreedAtSeconds FROM agreements WHERE user_id = ? ORDER BY agreed_at, type",
    )
    .bind(userId)
    .all<{ project: number; type: TermsType; version: string; agreedAtSeconds: number }>();
  return results;
}
