export interface KeptBackups {
  directory: string;
  /** The retention limit, and the current number of backups. */
  keep: number;
  kept: number;
  /** Null before the first backup. */
  newest: { at: string; bytes: number } | null;
}
