/**
 * The kinds of rendering: loader data alone, a document with all of its data, or a document that begins before all of its
 * data have arrived. Only the loaders of a streamed document may return slow promises, because its status and headers have
 * been sent by then.
 */
export type AnswerKind = "data" | "document" | "streamed document";
