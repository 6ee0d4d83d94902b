import type * as English from '../../../messages/for-you/for-you.ts';
import type { Translated } from '../../../language/translated.ts';
import { countryName, languageName } from '../../../discover/discover-parameters.ts';
import type { Seed } from '../../../for-you/ground.ts';
import type { Reason } from '../../../for-you/reasons.ts';
import { ofTrait, sortOf, type TraitSort } from '../../../for-you/traits.ts';
import { formatNumber } from '../../../format.ts';
import { genreName } from '../../../genres/genres.ts';
import { formatList } from '../../../listing.ts';
import { titleKey } from '../../../title.ts';
import { stars as inStars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const traitName: Translated<typeof English.traitName> = (trait, name) => {
  const sort = sortOf(trait);
  if (sort === 'decade') return `anni ${ofTrait(trait).replace(/^19(?=[1-9])/, '’')}`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `entrambi della saga «${of}»`,
  maker: (of) => `entrambi firmati ${of}`,
  theme: (of) => `entrambi sul tema «${of}»`,
  actor: (of) => `entrambi con ${of}`,
  genre: (of) => `stesso genere, ${of}`,
  decade: (of) => `entrambi degli ${of}`,
  language: (of) => `entrambi in ${of}`,
  country: (of) => `stesso paese, ${of}`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

const WHOLE = ['nessuna stella', 'una stella', 'due stelle', 'tre stelle', 'quattro stelle', 'cinque stelle'];

/** "cinque stelle", "3½ stelle". */
function starsGiven(stars: number): string {
  return WHOLE[stars] ?? inStars(stars);
}

function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title ? `«${title}» è tra i tuoi preferiti: ${shared}` : `Uno dei tuoi preferiti: ${shared}`;
  }
  const given = starsGiven(stars);
  return title ? `Hai dato ${given} a «${title}»: ${shared}` : `Hai dato ${given} a un titolo: ${shared}`;
}

function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'spesso consigliati insieme';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `Come molto di quello che guardi: ${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `Ne hai chiesti di più: ${traitName(reason.trait, reason.name)}`
        : `Hai chiesto altri titoli come ${reason.name}`;
    case 'standing':
      return 'Voti altissimi da tanta gente';
  }
}

export const reasonWords: Translated<typeof English.reasonWords> = (reasons) => {
  const by = new Map<string, { seed: Seed | null; texts: string[] }>();
  for (const reason of reasons) {
    const seed = 'seed' in reason ? reason.seed : null;
    const text = said(reason);
    const group = by.get(seed ? titleKey(seed) : text) ?? { seed, texts: [] };
    group.texts.push(text);
    by.set(seed ? titleKey(seed) : text, group);
  }
  return [...by.values()].map(({ seed, texts }) => {
    const all = formatList(texts);
    return seed ? because(seed, all) : all;
  });
};

export const FOR_YOU_MESSAGES: Translated<typeof English.FOR_YOU_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.forYou,
  description: 'Cosa vedere adesso, a partire da quello che ti è piaciuto.',
  signIn: 'Accedi per vedere cosa fa per te',
  signInText:
    'Dai le stelle a quello che hai visto, e Marquee trova cosa vedere dopo: a partire dalle tue stelle e basta.',
  text: 'Trovati solo a partire dalle tue stelle, dalle tue visioni e dai titoli da vedere.',
  kinds: { name: 'Tipo', all: 'Entrambi', movie: 'Film', tv: 'Serie TV' },
  lengths: {
    name: 'Durata',
    any: 'Qualsiasi durata',
    upTo: (minutes) => `Fino a ${minutes}\u00a0min`,
  },
  wished: 'Con i titoli da vedere',
  others: 'Mostrane altri',
  back: 'Torna ai primi',
  why: 'Cosa ha capito Marquee',
  more: 'Altri così',
  less: 'Meno così',
  moreOf: (name) => `Più titoli come ${name}`,
  lessOf: (name) => `Meno titoli come ${name}`,
  said: {
    more: (name) => `Ci saranno più titoli come ${name}.`,
    less: (name) => `Ci saranno meno titoli come ${name}.`,
    forget: (name) => `${name} non conta più.`,
    back: (name) => `Quello che hai detto su ${name} non vale più.`,
  },
  it: 'questo',
  takeBack: 'Ritira',
  because: 'Perché',
  none: 'Niente che faccia per te',
  noneText:
    'Niente del genere tra i titoli trovati per te. Togli una delle scelte qui sopra: ogni giorno ne arrivano altri.',
  noneLeftText:
    'Hai visto o nascosto tutto quello che era stato trovato per te. Marquee cerca ancora ogni notte.',
  everything: 'Mostra tutto',
  lengthUnknown: 'I titoli di cui non si sa ancora la durata restano fuori.',
  looking: 'Marquee cerca cosa fa per te',
  lookingText: 'Ci vuole un attimo. La pagina si aggiorna da sola.',
  again: 'Cerca ancora',
  off: 'Qui i consigli sono disattivati',
  offText:
    'Questo sito gira senza la chiave che serve per cercare i titoli. Chi lo gestisce può dargli la chiave segreta del backend.',
  beginning: {
    heading: 'Di’ a Marquee cosa ti piace',
    text: (given, needed) =>
      given === 0
        ? `Dai le stelle a ${titles(needed)} che hai visto, e la prima lista è pronta. Da tastiera: da 1 a 5 per le stelle, S per saltare.`
        : `Titoli votati: ${given}. Ancora ${formatNumber(needed - given)}. Da tastiera: da 1 a 5 per le stelle, S per saltare.`,
    wall: 'Titoli molto noti',
    give: (stars, title) => `Dai ${starsGiven(stars)} a «${title}»`,
    skip: 'Salta',
    skipTitle: (title) => `Salta «${title}»`,
    gave: (stars, title) => `«${title}»: ${starsGiven(stars)}.`,
    skipped: (title) => `«${title}» saltato.`,
    failed: 'Adesso il salvataggio non riesce. Riprova.',
    progress: (given, needed) => (given >= needed ? 'Bastano per una prima lista.' : `${given} su ${needed}`),
    ready: 'Vedi cosa fa per te',
    over: 'Erano tutti. Cerca titoli che hai visto, dai loro le stelle sulla loro pagina, e torna qui.',
    overAgain: 'Mostra quelli saltati',
    none: 'Non è stato possibile caricare i titoli. Dai le stelle sulla pagina dei titoli che conosci, e torna qui.',
  },
  learnt: {
    title: 'Cosa ha capito Marquee',
    description: 'Cosa legge Marquee nelle tue stelle, e come correggerlo.',
    text: 'Letto nelle tue stelle, nei preferiti, nelle visioni e in quello che hai scartato. Correggi quello che è sbagliato: vale subito.',
    likes: 'Ti piace',
    dislikes: 'Ti piace meno',
    said: 'Quello che hai detto',
    saidNone: 'Ancora niente. Di’ «più» o «meno» qui o sui titoli trovati per te.',
    none: 'Ancora niente da capire',
    noneText: 'Dai le stelle a quello che hai visto.',
    from: (names) => `da ${names.join(', ')}`,
    more: 'Più',
    less: 'Meno',
    forget: 'Non conta',
    moreOf: (name) => `Più: ${name}`,
    lessOf: (name) => `Meno: ${name}`,
    forgetOf: (name) => `Non conta: ${name}`,
    directions: { '1': 'Più', '-1': 'Meno', '0': 'Non conta' },
    takeBackOf: (name) => `Ritira quello che hai detto su ${name}`,
    back: 'Ai titoli',
    sorts: {
      saga: 'Saga',
      maker: 'Firmato',
      theme: 'Tema',
      actor: 'Con',
      genre: 'Genere',
      decade: 'Epoca',
      language: 'Lingua',
      country: 'Paese',
    },
  },
  fit: {
    label: {
      very: 'Per te: perfetto',
      well: 'Per te: adatto',
      somewhat: 'Per te: così così',
      hardly: 'Per te: poco adatto',
    },
  },
};
