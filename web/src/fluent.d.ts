// Fluent files are imported as strings (vite.config.ts).

declare module "*.ftl?all" {
  const text: string;
  export default text;
}
declare module "*.ftl?names" {
  const text: string;
  export default text;
}
declare module "*.ftl?rules" {
  const text: string;
  export default text;
}
