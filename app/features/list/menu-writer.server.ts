import { toMenuMarkup } from "./menu-markup.ts";
import { menuWriter } from "./menu-writer.ts";

menuWriter.write = toMenuMarkup;

export { toMenuMarkup };
