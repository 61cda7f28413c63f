declare module 'virtual:words' {
  type Texts = Record<string, string>;
  /** By the name of a pack (empty: what every visit needs), then by language. */
  const loaders: Record<string, Record<string, () => Promise<{ default: Texts }>>>;
  export default loaders;
}
