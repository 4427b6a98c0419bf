/**
 * What a rendering is for: loaders' data alone, a document with all of its data, or a document that begins before all of its data have
 * come. Only the loaders of a streamed document may return promises that take long, because its status and headers have been sent by then.
 */
export type AnswerKind = "data" | "document" | "streamed document";
