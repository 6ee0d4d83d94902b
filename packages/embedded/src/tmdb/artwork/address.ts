/** Counts up with every change of a drawing, so that addresses change with their content. */
const EDITION = 6;

/** Base address of the current drawings; size and file follow. */
export const IMAGE_BASE = `/embedded/images/v${EDITION}`;

const SIZES = ['w45', 'w92', 'w185', 'h632', 'w300', 'w342', 'w500', 'w780', 'w1280', 'original'];
const ADDRESS = /^\/embedded\/images(?:\/v([1-9]\d{0,4}))?\/([a-z]+\d*)\/([mtcps])(b?)([1-9]\d{0,9})\.svg$/;

export type Form = 'poster' | 'backdrop' | 'portrait' | 'logo';

export interface Address {
  form: Form;
  /**
   * The shown subject: `m603` a movie, `t1396` a series, `c10` a collection, `p31` a person, `s900001` a
   * service.
   */
  key: string;
  /** Whether the address names the current edition; drawings of other addresses can change. */
  lasting: boolean;
}

/**
 * Parses `/embedded/images/v{edition}/{size}/{file}`: `m603.svg` is a movie's poster, `mb603.svg` its
 * backdrop, `t…` and `tb…` the same of a series, `c…` and `cb…` of a collection, `p31.svg` a person,
 * `s900001.svg` a service. Null for an unknown size or file.
 */
export function readAddress(pathname: string): Address | null {
  const [, edition, size = '', letter = '', wide, digits] = ADDRESS.exec(pathname) ?? [];
  const address = { key: `${letter}${digits}`, lasting: edition === String(EDITION) };
  const own = letter === 'p' ? 'portrait' : letter === 's' ? 'logo' : null;
  if (!SIZES.includes(size) || (own && wide)) return null;
  return { ...address, form: own ?? (wide ? 'backdrop' : 'poster') };
}
