/** Comparisons: "the same vibe as", "as funny as". */
const SAME =
  '(?:(?:the )?(?:same|similar) (?:vibes?|feel|feeling|mood|style|tone|atmosphere|kind|sort) (?:as|to)|(?:as|so) (?!soon|well|long|far|much|many|short)\\S+ as|vibes? of|along the lines of|reminiscent of)';

/** "Like" and its synonyms, as a regular expression. */
export const ALIKE =
  '(?:(?:more|films?|movies?|shows?|series|something|anything|stuff|much|just|exactly|a bit|kind of|sort of) )?' +
  '(?:like|similar to|in the (?:vein|style|spirit) of|fans? of|reminds? me of|in love with|akin to|such as|loved|love|enjoy(?:ed)?|liked|same as|after (?:watching|seeing)|watch after)';

/** Precedes an example title; "as funny as" also contains a genre. */
export const LIKE = `(?:${ALIKE}|${SAME})`;

/** Words between `LIKE` and the example's name. */
export const BEFORE_NAME =
  '(?:(?:both )?(?:the )?(?:movie|film|show|series|films|movies|tv (?:show|series)) |both )?';

/** Follows an example to be modified: "The Godfather but in space", "Titanic without the romance". */
export const CHANGING = 'but|except|minus|without|only';
