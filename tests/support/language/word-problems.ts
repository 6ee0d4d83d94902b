/** A message with variants in inlang's format: its declarations, and a text for each case. */
interface Variants {
  declarations?: string[];
  match: Record<string, string>;
}

type Message = string | Variants[];

/** A language's messages, as in its file. */
export type Messages = Readonly<Record<string, Message>>;

/** `local countPlural = count: plural`, or with `type=ordinal`. */
const PLURAL = /^local (\w+) = \w+: plural(?:.*\btype=(ordinal))?/;
const PARAMETER = /(?<!\\)\{\s*(\w+)\s*\}/g;

/** Shorter texts can be names, or words two languages share. */
const WORDS_OF_A_SENTENCE = 3;

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

const parametersOf = (message: Message): string[] => {
  const named = textsOf(message).flatMap((text) =>
    Array.from(text.matchAll(PARAMETER), ([, name = '']) => name),
  );
  return [...new Set(named)].toSorted();
};

/** Whether a translation has English's parameters, or other forms of them. */
function saysTheSame(
  own: readonly string[],
  english: readonly string[],
  forms: ReadonlySet<string>,
): boolean {
  const isForm = (name: string) => forms.has(name);
  const added = own.filter((name) => !english.includes(name) && !isForm(name));
  return added.length === 0 && (own.some(isForm) || own.length === english.length);
}

/** A language's plural forms without a case in the message. */
function missingForms(message: Message, tag: string): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap(({ declarations = [], match }) =>
    declarations.flatMap((declaration) => {
      const [, name, type = 'cardinal'] = PLURAL.exec(declaration) ?? [];
      if (name === undefined) return [];
      const cases = new Set(
        Object.keys(match).flatMap((one) => one.split(/,\s*/).filter((part) => part.startsWith(`${name}=`))),
      );
      const rules = new Intl.PluralRules(tag, { type: type as Intl.PluralRuleType });
      const { pluralCategories } = rules.resolvedOptions();
      // The catch-all case can cover `other`.
      return pluralCategories.filter(
        (form) => !cases.has(`${name}=${form}`) && !(form === 'other' && cases.has(`${name}=*`)),
      );
    }),
  );
}

function isLeftInEnglish(message: Message, english: Message): boolean {
  const [text, ours] = [textsOf(message).join('\n'), textsOf(english).join('\n')];
  const words = text
    .replaceAll(PARAMETER, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  return text === ours && words.length >= WORDS_OF_A_SENTENCE;
}

/** Allowed differences from English. */
export interface Allowed {
  /** Parameters that are another form of an English one, such as a country with its preposition. */
  forms: ReadonlySet<string>;
  /** Messages with other parameters or empty text: `it for_you_decade`. */
  messages: ReadonlySet<string>;
  /** Keys of messages that are English in every language. */
  english: RegExp;
}

/** Problems of a translation compared with English. */
function problemsIn(language: string, translated: Messages, english: Messages, allowed: Allowed): string[] {
  const superfluous = Object.keys(translated).filter((key) => !(key in english));
  const problems = Object.entries(english).flatMap(([key, original]) => {
    const message = translated[key];
    const isAllowed = allowed.messages.has(`${language} ${key}`);
    if (message === undefined || (message === '' && !isAllowed)) return [`${key} is missing`];
    const [own, wanted] = [parametersOf(message), parametersOf(original)];
    const forms = missingForms(message, language);
    return [
      ...(saysTheSame(own, wanted, allowed.forms) || isAllowed
        ? []
        : [
            `${key} has the parameters ${own.join(', ') || 'none'}, in English ${wanted.join(', ') || 'none'}`,
          ]),
      ...(forms.length > 0 ? [`${key} lacks the plural ${forms.join(', ')}`] : []),
      ...(isLeftInEnglish(message, original) && !allowed.english.test(key)
        ? [`${key} is left in English`]
        : []),
    ];
  });
  return [...problems, ...superfluous.map((key) => `${key} is not in English`)].map(
    (problem) => `${language}: ${problem}`,
  );
}

/** Problems of messages: of translations compared with English, and of English compared with the code. */
export function wordProblems(
  { en: english = {}, ...others }: Readonly<Record<string, Messages>>,
  used: ReadonlySet<string>,
  allowed: Allowed,
): string[] {
  const own = Object.entries(english).flatMap(([key, message]) => [
    ...(used.has(key) ? [] : [`en: ${key} is used nowhere`]),
    ...missingForms(message, 'en').map((form) => `en: ${key} lacks the plural ${form}`),
  ]);
  const unknown = [...used].filter((key) => !(key in english)).map((key) => `en: ${key} is used but missing`);
  const translated = Object.entries(others).flatMap(([language, messages]) =>
    problemsIn(language, messages, english, allowed),
  );
  return [...own, ...unknown, ...translated];
}

/** The messages used by a source file: `m.wishlist_added`. */
export const usedIn = (source: string): string[] =>
  /\/paraglide\/messages\.js/.test(source)
    ? Array.from(source.matchAll(/(?<![\w.$])m\s*\??\.\s*(\w+)/g), ([, key = '']) => key)
    : [];
