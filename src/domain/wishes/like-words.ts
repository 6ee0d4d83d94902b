/** Phrases that ask for something alike: "the same vibe as", "as funny as". */
const SAME =
  '(?:(?:the )?(?:same|similar) (?:vibes?|feel|feeling|mood|style|tone|atmosphere|kind|sort) (?:as|to)|(?:as|so) (?!soon|well|long|far|much|many|short)\\S+ as|vibes? of|along the lines of|reminiscent of)';

/** "Like" and its synonyms, as the source of a regular expression. */
export const ALIKE =
  '(?:(?:more|films?|movies?|shows?|series|something|anything|stuff|much|just|exactly|a bit|kind of|sort of) )?' +
  '(?:like|similar to|in the (?:vein|style|spirit) of|fans? of|reminds? me of|in love with|akin to|such as|loved|love|enjoy(?:ed)?|liked|same as|after (?:watching|seeing)|watch after)';

/** What precedes an example; "as funny as" also says in which way. */
export const LIKE = `(?:${ALIKE}|${SAME})`;

/** What may stand between `LIKE` and the name of the example. */
export const BEFORE_NAME =
  '(?:(?:both )?(?:the )?(?:movie|film|show|series|films|movies|tv (?:show|series)) |both )?';

/** What follows an example that is to be changed: "The Godfather but in space", "Titanic without the romance". */
export const CHANGING = 'but|except|minus|without|only';
