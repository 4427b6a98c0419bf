import type { IncomingMessage, ServerResponse } from "node:http";

export async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

export const answerJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Answers a form of hidden fields: a GET form has a field to type the login into; a POST form submits itself. */
export const answerForm = (
  response: ServerResponse,
  { action, method, fields }: { readonly action: string; readonly method: "get" | "post"; readonly fields: object },
): void => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(String(value))}">`,
  );
  const rest = method === "get" ? `<input name="login"><button>Go</button>` : "";
  const send = method === "post" ? "<script>document.forms[0].submit()</script>" : "";
  const form = `<form action="${escape(action)}" method="${method}">${inputs.join("")}${rest}</form>${send}`;
  response.writeHead(200, { "content-type": "text/html" }).end(form);
};

/** Reads the hidden fields of such a form. */
export const readForm = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    ]),
  );
