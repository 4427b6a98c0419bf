/** The half of `react-dom/server` that renders to web streams, in Node too (`npm run dev`); its types have no file of their own. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
