/** What Network Information says, where a browser has it. */
type Line = { saveData?: boolean; effectiveType?: string };

/** Whether a user saves data or has a slow line: nothing is fetched ahead then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
