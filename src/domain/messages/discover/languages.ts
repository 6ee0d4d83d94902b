/** Of a title in which nobody speaks. */
export const LANGUAGE_MESSAGES = { none: 'No Language' } as const;
