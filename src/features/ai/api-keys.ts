/** The public part of a saved API key. It never contains the key itself. */
export interface ApiKeyInfo {
  provider: string;
  /** First and last four characters (docs/behaviour.md, AI search). */
  mask: string;
  /** For providers with a custom endpoint. */
  endpoint: string | null;
  model: string | null;
  /** ISO 8601. */
  updatedAt: string;
}
