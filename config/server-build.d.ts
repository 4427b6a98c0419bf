// What `remix vite:build` leaves in build/server; there is none before the first build.
declare module "*/build/server/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

// What Vite sets, in modules that the Workers share with the site.
interface ImportMeta {
  readonly env?: { readonly SSR: boolean };
}
