/** The Network Information API, which not every browser has. */
type Line = { saveData?: boolean; effectiveType?: string };

/** Whether the user saves data or has a slow connection: nothing is prefetched then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
