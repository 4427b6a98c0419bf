const ending = "</body></html>";

/**
 * Moves the ending of a document behind everything that follows it. Remix renders the scripts with a page's data beside the document's
 * root element, so React writes them after `</html>`, where the specification allows only comments. Parsers put them into the body anyway.
 */
export function toEndingLast(document: ReadableStream): ReadableStream {
  let isFound = false;
  let held = "";
  const mover = new TransformStream<string, string>({
    transform(part, controller) {
      const text = held + part;
      const at = isFound ? -1 : text.indexOf(ending);
      if (at !== -1) {
        isFound = true;
        held = "";
        controller.enqueue(text.slice(0, at) + text.slice(at + ending.length));
        return;
      }
      // The ending may be split between two parts.
      const sent = isFound ? text.length : Math.max(0, text.length - ending.length + 1);
      held = text.slice(sent);
      controller.enqueue(text.slice(0, sent));
    },
    flush: (controller) => controller.enqueue(isFound ? ending : held),
  });
  return document.pipeThrough(new TextDecoderStream()).pipeThrough(mover).pipeThrough(new TextEncoderStream());
}
