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
import { inCountry } from '../regions.ts';

export const traitName: Translated<typeof English.traitName> = (trait, name) => {
  const sort = sortOf(trait);
  if (sort === 'decade') return `${ofTrait(trait)}er`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `beide aus „${of}“`,
  maker: (of) => `beide von ${of}`,
  theme: (of) => `beide zum Thema „${of}“`,
  actor: (of) => `beide mit ${of}`,
  genre: (of) => `beide aus dem Genre ${of}`,
  decade: (of) => `beide aus den ${of}n`,
  language: (of) => `beide auf ${of}`,
  country: (of) => `beide ${inCountry(of)} produziert`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

const WHOLE = ['keine Sterne', 'einen Stern', 'zwei Sterne', 'drei Sterne', 'vier Sterne', 'fünf Sterne'];

/** "fünf Sterne", "3½ Sterne". */
function starsGiven(stars: number): string {
  return WHOLE[stars] ?? inStars(stars);
}

function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title ? `„${title}“ gehört zu deinen Favoriten: ${shared}` : `Einer deiner Favoriten: ${shared}`;
  }
  const given = starsGiven(stars);
  return title
    ? `„${title}“ hast du ${given} gegeben: ${shared}`
    : `Einem Titel hast du ${given} gegeben: ${shared}`;
}

function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'oft dazu empfohlen';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `Wie vieles, was du siehst: ${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `Davon wolltest du mehr: ${traitName(reason.trait, reason.name)}`
        : `Du wolltest mehr wie „${reason.name}“`;
    case 'standing':
      return 'Von vielen hoch bewertet';
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
  description: 'Was du als Nächstes sehen kannst, nach dem, was dir gefallen hat.',
  signIn: 'Melde dich an, um zu sehen, was zu dir passt',
  signInText:
    'Gib Sterne für das, was du gesehen hast, und Marquee findet, was als Nächstes passt: nur aus deinen eigenen Sternen.',
  text: 'Gefunden nur aus deinen Sternen, deinen Sichtungen und deiner Merkliste.',
  kinds: { name: 'Art', all: 'Beides', movie: 'Filme', tv: 'Serien' },
  lengths: {
    name: 'Länge',
    any: 'Egal wie lang',
    upTo: (minutes) => `Bis ${minutes}\u00a0Min.`,
  },
  wished: 'Mit meiner Merkliste',
  others: 'Andere zeigen',
  back: 'Zurück zu den ersten',
  why: 'Was Marquee gelernt hat',
  more: 'Mehr davon',
  less: 'Weniger davon',
  moreOf: (name) => `Mehr wie „${name}“`,
  lessOf: (name) => `Weniger wie „${name}“`,
  said: {
    more: (name) => `Davon kommt mehr: ${name}.`,
    less: (name) => `Davon kommt weniger: ${name}.`,
    forget: (name) => `Zählt nicht mehr: ${name}.`,
    back: (name) => `Zurückgenommen, was du dazu gesagt hast: ${name}.`,
  },
  it: 'dieser Titel',
  takeBack: 'Zurücknehmen',
  because: 'Warum',
  none: 'Nichts, was passt',
  noneText:
    'Von dem, was wir für dich gefunden haben, ist nichts so. Nimm oben etwas zurück; jeden Tag kommt mehr dazu.',
  noneLeftText:
    'Du hast alles gesehen oder ausgeblendet, was wir für dich gefunden haben. Marquee sucht jede Nacht weiter.',
  everything: 'Alles zeigen',
  lengthUnknown: 'Titel, deren Länge noch nicht bekannt ist, fehlen.',
  looking: 'Wir suchen Titel, die zu dir passen',
  lookingText: 'Das dauert einen Moment. Die Seite kommt von selbst wieder.',
  again: 'Noch einmal suchen',
  off: 'Empfehlungen sind hier abgeschaltet',
  offText:
    'Dieser Website fehlt der Schlüssel, mit dem sie Titel sucht. Wer sie betreibt, kann ihr den geheimen Schlüssel des Backends geben.',
  beginning: {
    heading: 'Sag Marquee, was dir gefällt',
    text: (given, needed) =>
      given === 0
        ? `Bewerte ${titles(needed)}, die du gesehen hast, und die erste Liste ist da. Mit der Tastatur: 1 bis 5 für Sterne, S zum Überspringen.`
        : `${titles(given)} bewertet, noch ${formatNumber(needed - given)}. Mit der Tastatur: 1 bis 5 für Sterne, S zum Überspringen.`,
    wall: 'Bekannte Titel',
    give: (stars, title) => `„${title}“ ${starsGiven(stars)} geben`,
    skip: 'Überspringen',
    skipTitle: (title) => `„${title}“ überspringen`,
    gave: (stars, title) => `${title}: ${inStars(stars)}.`,
    skipped: (title) => `„${title}“ übersprungen.`,
    failed: 'Das konnte gerade nicht gespeichert werden. Bitte versuch es noch einmal.',
    progress: (given, needed) => (given >= needed ? 'Genug für eine erste Liste.' : `${given} von ${needed}`),
    ready: 'Ansehen, was passt',
    over: 'Das waren alle. Such Titel, die du gesehen hast, gib ihnen auf ihren Seiten Sterne und komm wieder.',
    overAgain: 'Übersprungene zeigen',
    none: 'Die Titel konnten gerade nicht geladen werden. Gib auf den Seiten von Titeln, die du kennst, Sterne und komm wieder.',
  },
  learnt: {
    title: 'Was Marquee gelernt hat',
    description: 'Was Marquee aus deinen Sternen liest und wie du es berichtigst.',
    text: 'Gelesen aus deinen Sternen, Favoriten, Sichtungen und dem, was du nicht wolltest. Berichtige, was nicht stimmt: Das gilt sofort.',
    likes: 'Das magst du',
    dislikes: 'Das magst du weniger',
    said: 'Was du gesagt hast',
    saidNone: 'Noch nichts. Sag „Mehr“ oder „Weniger“, hier oder bei Titeln, die wir für dich finden.',
    none: 'Noch nichts gelernt',
    noneText: 'Gib Sterne für das, was du gesehen hast.',
    from: (from) => `aus ${from.map((title) => `„${title}“`).join(', ')}`,
    more: 'Mehr',
    less: 'Weniger',
    forget: 'Zählt nicht',
    moreOf: (name) => `Mehr davon: ${name}`,
    lessOf: (name) => `Weniger davon: ${name}`,
    forgetOf: (name) => `Zählt nicht: ${name}`,
    directions: { '1': 'Mehr', '-1': 'Weniger', '0': 'Zählt nicht' },
    takeBackOf: (name) => `Zurücknehmen, was du dazu gesagt hast: ${name}`,
    back: 'Zu den Titeln',
    sorts: {
      saga: 'Filmreihe',
      maker: 'Von',
      theme: 'Thema',
      actor: 'Mit',
      genre: 'Genre',
      decade: 'Jahrzehnt',
      language: 'Sprache',
      country: 'Land',
    },
  },
  fit: {
    label: {
      very: 'Passt sehr gut zu dir',
      well: 'Passt gut zu dir',
      somewhat: 'Passt einigermaßen zu dir',
      hardly: 'Passt kaum zu dir',
    },
  },
};
