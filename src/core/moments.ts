import { dateFormat } from './dates.ts';

const moments = /* @__PURE__ */ dateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** A moment (ISO 8601) as `Mar 30, 1999, 14:05` in UTC. */
export function formatMoment(moment: string): string {
  return moments().format(new Date(moment));
}
