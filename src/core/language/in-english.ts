/** Marks fields of catalogue data that are in another language than requested, so that a page can set `lang`. */
export interface Told<Field extends string = string> {
  /** Undefined if all fields are in the requested language. */
  inEnglish?: readonly Field[] | undefined;
  /** Undefined if no field is in a third language or regional variant. */
  spoken?: Spoken<Field> | undefined;
}

/** BCP 47 by field. */
export type Spoken<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The `lang` attribute of a field; undefined if it is in the page's language. */
export function langOf<Field extends string>(told: Told<Field>, field: Field): string | undefined {
  return told.inEnglish?.includes(field) ? 'en' : told.spoken?.[field];
}
