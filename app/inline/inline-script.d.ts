/** Made by the build (`scripts/inline-script.ts`). */
declare module "virtual:inline-script" {
  const text: string;
  export default text;
}
