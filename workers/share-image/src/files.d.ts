declare module "*.ttf" {
  const file: ArrayBuffer;
  export default file;
}
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
