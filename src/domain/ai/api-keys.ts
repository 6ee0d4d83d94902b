/** What is shown of a saved key of an AI provider. The key itself is never part of it. */
export interface ApiKeyInfo {
  provider: string;
  /** First and last four characters (docs/behaviour.md, AI search). */
  mask: string;
  /** For providers reached at an address of one's own. */
  endpoint: string | null;
  model: string | null;
  /** ISO 8601. */
  updatedAt: string;
}
