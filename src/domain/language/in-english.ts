/**
 * What the catalogue tells in one language, and by the field in another one where it has no words in that language:
 * those are named, so that a page can say `lang` of them.
 */
export interface Told<Field extends string = string> {
  /** Absent where everything is in the language asked for. */
  inEnglish?: readonly Field[] | undefined;
  /** Absent where no field is in a third language, or in that of another country. */
  spoken?: Spoken<Field> | undefined;
}

/** Languages of fields (BCP 47). */
export type Spoken<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What `lang` says of a field: the language it is in where that is not the page's. */
export function langOf<Field extends string>(told: Told<Field>, field: Field): string | undefined {
  return told.inEnglish?.includes(field) ? 'en' : told.spoken?.[field];
}
