/**
 * What the catalogue tells in one language, and by the field in English where it has no words in that language: those
 * are named, so that a page can say `lang="en"` of them.
 */
export interface Told<Field extends string = string> {
  /** Absent where everything is in the language asked for. */
  inEnglish?: readonly Field[] | undefined;
}

/** What `lang` says of a field: English where the page is in another language and the field is not. */
export function langOf<Field extends string>(told: Told<Field>, field: Field): 'en' | undefined {
  return told.inEnglish?.includes(field) ? 'en' : undefined;
}
