import { asNoun, formOf, listed } from './nouns.ts';
import { genresOf } from '../tmdb/genres/genres.ts';
import { folded } from '../tmdb/search/search.ts';
import { everybodyOf, leadersOf } from './cast-and-crew.ts';
import { minutesOf, type Pick, type TitleWishes } from './recommend.ts';
import type { WishReader } from './reader.ts';
import { stem } from './title-words.ts';

/** Keywords of mood, which precede the genre: "a tense, bleak 1982 film". */
const MOODS = new Set(
  (
    'absurd,adventurous,atmospheric,awe-inspiring,bittersweet,bleak,brooding,brutal,claustrophobic,clever,cosy,dark,deadpan,' +
    'dreamlike,dreamy,eerie,elegiac,emotional,epic,feel-good,funny,gentle,gothic,gritty,philosophical,harrowing,heartwarming,hopeful,' +
    'inspiring,intense,lighthearted,melancholic,melancholy,mind-bending,moving,nostalgic,playful,quirky,romantic,satirical,' +
    'stirring,stylish,surreal,suspenseful,sweeping,tender,tense,terrifying,tragic,twisty,unsettling,upbeat,uplifting,violent,' +
    'warm,whimsical,witty'
  ).split(','),
);

/** Words for genres; other genres use their name: "a war film". */
const NOUNS: Record<string, string> = {
  Comedy: 'comedy',
  Documentary: 'documentary',
  Drama: 'drama',
  Mystery: 'mystery',
  Music: 'musical',
  Romance: 'romance',
  Thriller: 'thriller',
  Western: 'western',
  Animation: 'animated',
  History: 'historical',
};

/** Genres that are nouns; others need one: "a war film". */
const OWN = /^(?:comedy|documentary|drama|mystery|romance|thriller|western)$/;

function kindOf({ title }: Pick, { filters }: TitleWishes): string {
  const noun = title.kind === 'movie' ? 'film' : 'series';
  const wanted = genresOf(title.record.genres.filter((id) => filters.genres.includes(id)));
  const names = wanted
    .map(({ name }) => NOUNS[name] ?? name.toLowerCase())
    .sort((a, b) => Number(OWN.test(a)) - Number(OWN.test(b)))
    .slice(-2);
  const ownNoun = title.kind === 'movie' && OWN.test(names.at(-1) ?? '');
  return [...names, ...(ownNoun ? [] : [noun])].join(' ');
}

/** Keywords that match the wish. */
function keywordsOf({ title, found }: Pick, wishes: TitleWishes): string[] {
  const asked = new Set(
    [...found.keys(), ...wishes.themes.flatMap(({ terms, words }) => `${terms} ${words}`.split(' '))].map(
      (word) => stem(folded(word)),
    ),
  );
  const weight = (keyword: string) => {
    const words = folded(keyword).split(' ').map(stem);
    return words.filter((word) => asked.has(word)).length / words.length;
  };
  return title.record.keywords
    .filter((keyword) => weight(keyword) >= 0.5)
    .sort((a, b) => weight(b) - weight(a));
}

/** The subject and form of a title: "about androids", "in black and white". */
function subjectsOf(keywords: readonly string[]): { about: string[]; forms: string[] } {
  const isForm = (keyword: string) => formOf(keyword) !== null;
  const subjects = keywords.filter((keyword) => !isForm(keyword)).slice(0, 2);
  return {
    about: subjects.length > 0 ? [`about ${listed(subjects.map(asNoun))}`] : [],
    forms: keywords.flatMap((keyword) => formOf(keyword) ?? []).slice(0, 1),
  };
}

/** Words of the wish that match the plot but no keyword. */
function storyOf({ found }: Pick, named: readonly string[]): string[] {
  const said = new Set(named.flatMap((keyword) => folded(keyword).split(' ').map(stem)));
  const words = [...found]
    .filter(([word, fields]) => !said.has(stem(folded(word))) && fields.some((field) => field !== 'people'))
    .map(([word]) => `“${word}”`);
  return words.length > 0 ? [`with ${listed(words.slice(0, 4))} in its story`] : [];
}

/** A title's people whom the wish names. */
function everybodyWanted(title: Pick['title'], { people }: TitleWishes): string[] {
  const isWanted = (name: string) => people.some((person) => folded(person.name) === folded(name));
  return [...new Set(everybodyOf(title).filter(isWanted))];
}

function peopleOf({ title }: Pick, wishes: TitleWishes): string[] {
  const named = everybodyWanted(title, wishes);
  const led = leadersOf(title).filter((name) => named.includes(name));
  const playing = named.filter((name) => !led.includes(name));
  return [
    ...(led.length > 0 ? [`by ${listed(led)}`] : []),
    ...(playing.length > 0 ? [`with ${listed(playing)}`] : []),
  ];
}

/** The reason in other languages, in which keywords have no names. */
function reasonElsewhere({ title, like }: Pick, wishes: TitleWishes, reader: WishReader): string {
  const { genres, shortest, longest, language, country } = wishes.filters;
  const { record, kind, date, votes } = title;
  const wanted = record.genres.filter((id) => genres.includes(id));
  return reader.reasonTold({
    ...{ kind, year: Number(date.slice(0, 4)) },
    genres: wanted.length > 0 ? wanted : record.genres.slice(0, 2),
    people: everybodyWanted(title, wishes),
    countries: language === null && country === null ? [] : record.countries,
    like: like?.name ?? null,
    votes: wishes.hidden ? votes : null,
    minutes: shortest === null && longest === null ? null : minutesOf(title),
  });
}

/** Why a title is recommended, as a sentence: "A 1982 film about androids, with “rain” in its story". */
export function reasonFor(pick: Pick, wishes: TitleWishes, reader: WishReader): string {
  if (!reader.isToldInEnglish()) return reasonElsewhere(pick, wishes, reader);
  const { title, like } = pick;
  const { shortest, longest, language, country } = wishes.filters;
  const keywords = keywordsOf(pick, wishes);
  const isMood = (keyword: string) => MOODS.has(keyword) || /^[a-z]+-[a-z]+ed$/.test(keyword);
  const moods = keywords.filter(isMood).slice(0, 2);
  const story = storyOf(pick, keywords);
  const asked = subjectsOf(keywords.filter((keyword) => !isMood(keyword)));
  // If the wish matches no subject, the title's own: otherwise all reasons would be the same.
  const own = title.record.keywords.filter((keyword) => !isMood(keyword) && formOf(keyword) === null);
  const { about, forms } =
    asked.about.length + story.length === 0 ? { ...asked, about: subjectsOf(own).about } : asked;
  const what = [
    ...(moods.length > 0 ? [moods.join(', ')] : []),
    title.date.slice(0, 4),
    kindOf(pick, wishes),
  ].join(' ');
  const article = /^[aeiou8]/.test(what) ? 'An' : 'A';
  const from = language ?? country;
  const origin = from === null ? [] : [`from ${listed(title.record.countries.map(countryName))}`];
  const people = peopleOf(pick, wishes);
  const [first = '', ...others] = [
    [what, ...people, ...origin, ...about].join(' '),
    ...forms,
    ...story,
    ...(like === null ? [] : [`in the vein of ${like.name}`]),
    ...(wishes.hidden ? [`rated by ${title.votes.toLocaleString('en')} people`] : []),
    ...(shortest === null && longest === null ? [] : [`${minutesOf(title)} minutes long`]),
  ];
  return `${article} ${[first, ...others].join(', ')}.`;
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

function countryName(code: string): string {
  const name = COUNTRY_NAMES.of(code) ?? code;
  return /^United|^Netherlands|^Philippines/.test(name) ? `the ${name}` : name;
}
