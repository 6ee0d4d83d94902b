const FORBIDDEN = /[\p{Cc}\ufffe\uffff]/gu;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for XML content and quoted attributes. Characters XML 1.0 forbids become spaces. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Rounds a number to a tenth. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Template tag that rounds numbers, for path data and attributes. */
export function svg(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? short(value) : value)),
  );
}

/** Joins `count` drawings. */
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
