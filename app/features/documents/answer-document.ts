import { fieldsOf } from "../../../shared/basics/record.ts";

/** Loaders of pages throw `data` with a status for what a page would say; a document has no page to say it on. */
export async function answerDocument(load: () => Promise<Response>): Promise<Response> {
  try {
    return await load();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    const { status } = fieldsOf(fieldsOf(thrown)["init"]);
    if (typeof status === "number") return new Response(null, { status });
    throw thrown;
  }
}
