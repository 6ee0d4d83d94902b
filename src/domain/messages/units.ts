/** How long something runs: "2h 16m". */
export const RUNTIME_MESSAGES = {
  hours: (hours: number) => `${hours}h`,
  minutes: (minutes: number) => `${minutes}m`,
  both: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
} as const;

/** Of machines. */
export const UNIT_MESSAGES = {
  bytes: ['B', 'kB', 'MB', 'GB', 'TB'],
  days: (days: number) => `${days} d`,
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  moment: '< 1 min',
} as const;
