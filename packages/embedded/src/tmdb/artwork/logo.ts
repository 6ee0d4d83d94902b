import { STREAMS } from '../watch/streams.ts';
import { box, escapeXml, shape } from './markup.ts';

/** The logo of an invented service by key (`s900001`), as an SVG document; null when unknown. */
export function logo(key: string): string | null {
  const found = STREAMS.find(({ id }) => key === `s${id}`);
  if (!found) return null;
  const drawn = box(0, 0, 100, 100, found.ground) + shape(found.sign, found.mark, 'fill-rule="evenodd"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="92" height="92" viewBox="0 0 100 100"><title>${escapeXml(found.name)}</title>${drawn}</svg>`;
}
