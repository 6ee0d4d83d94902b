/** The backups a server makes by itself. */
export interface KeptBackups {
  directory: string;
  /** How many are kept at most, and how many there are. */
  keep: number;
  kept: number;
  /** Null before the first. */
  newest: { at: string; bytes: number } | null;
}
