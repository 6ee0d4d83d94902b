/**
 * The words of another language in the shape of the English ones: the same keys, functions that take the same, texts of
 * one's own. A missing or a superfluous key does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
