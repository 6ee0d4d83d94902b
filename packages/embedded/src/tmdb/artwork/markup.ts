const FORBIDDEN = /[\p{Cc}\ufffe\uffff]/gu;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that may stand in XML content or in a quoted attribute; what XML 1.0 forbids is dropped. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A number as short as a tenth of a unit allows. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A template tag that shortens numbers, for path data and attributes. */
export function svg(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? short(value) : value)),
  );
}

/** Items drawn one after the other, `count` times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A filled circle; `more` holds further attributes. */
export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A filled path. */
export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A stroked path. */
export function line(path: string, stroke: string, width: number, more = ''): string {
  return svg`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`}/>`;
}
