/** Signs in at the provider as its forms want it. @returns the address that it sends the visitor back to */
export async function signInAtProvider(url: string, login: string): Promise<URL> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let at = url;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const response: Response = await fetch(at, {
      method: form === null ? "GET" : "POST",
      body: form,
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const html = await response.text();
    form = null;
    if (location !== null) {
      const next = new URL(location, at);
      if (next.origin !== origin) return next;
      at = next.href;
    } else {
      const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
      if (action === undefined || prompt === undefined) throw new Error(`no form at ${at}: ${html.slice(0, 300)}`);
      at = new URL(action, at).href;
      form = new URLSearchParams(prompt === "login" ? { prompt, login, password: "any" } : { prompt });
    }
  }
  throw new Error("the provider leads nowhere");
}
