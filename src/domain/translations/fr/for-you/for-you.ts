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
  if (sort === 'decade') return `les années ${ofTrait(trait)}`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `tous deux de la saga «\u00a0${of}\u00a0»`,
  maker: (of) => `tous deux signés ${of}`,
  theme: (of) => `tous deux sur le thème «\u00a0${of}\u00a0»`,
  actor: (of) => `tous deux avec ${of}`,
  genre: (of) => `tous deux du genre ${of}`,
  decade: (of) => `tous deux d’une même époque, ${of}`,
  language: (of) => `tous deux en ${of}`,
  country: (of) => `tous deux produits ${inCountry(of)}`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

const WHOLE = [
  'aucune étoile',
  'une étoile',
  'deux étoiles',
  'trois étoiles',
  'quatre étoiles',
  'cinq étoiles',
];

/** "cinq étoiles", "3½ étoiles". */
function starsGiven(stars: number): string {
  return WHOLE[stars] ?? inStars(stars);
}

function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title
      ? `«\u00a0${title}\u00a0» est un de vos favoris\u00a0: ${shared}`
      : `Un de vos favoris\u00a0: ${shared}`;
  }
  const given = starsGiven(stars);
  return title
    ? `Vous avez donné ${given} à «\u00a0${title}\u00a0»\u00a0: ${shared}`
    : `Vous avez donné ${given} à un titre\u00a0: ${shared}`;
}

function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'souvent recommandés ensemble';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `Comme beaucoup de ce que vous regardez\u00a0: ${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `Vous en avez demandé plus\u00a0: ${traitName(reason.trait, reason.name)}`
        : `Vous avez demandé plus de titres comme ${reason.name}`;
    case 'standing':
      return 'Très bien noté par beaucoup de monde';
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
  description: 'Que voir ensuite, d’après ce que vous avez aimé.',
  signIn: 'Connectez-vous pour voir ce qui vous va',
  signInText:
    'Donnez des étoiles à ce que vous avez vu, et Marquee trouve la suite\u00a0: d’après vos seules étoiles.',
  text: 'Trouvé d’après vos seuls étoiles, visionnages et envies.',
  kinds: { name: 'Type', all: 'Les deux', movie: 'Films', tv: 'Séries' },
  lengths: {
    name: 'Durée',
    any: 'Toute durée',
    upTo: (minutes) => `Jusqu’à ${minutes}\u00a0min`,
  },
  wished: 'Avec mes titres à voir',
  others: 'En voir d’autres',
  back: 'Retour aux premiers',
  why: 'Ce que Marquee a compris',
  more: 'Plus comme ça',
  less: 'Moins comme ça',
  moreOf: (name) => `Plus de titres comme ${name}`,
  lessOf: (name) => `Moins de titres comme ${name}`,
  said: {
    more: (name) => `Il y aura plus de titres comme ${name}.`,
    less: (name) => `Il y aura moins de titres comme ${name}.`,
    forget: (name) => `${name} ne compte plus.`,
    back: (name) => `Votre avis sur ${name} est repris.`,
  },
  it: 'celui-ci',
  takeBack: 'Reprendre',
  because: 'Pourquoi',
  none: 'Rien qui vous aille',
  noneText:
    'Rien de tel parmi ce qui a été trouvé pour vous. Retirez un des choix ci-dessus\u00a0; il en arrive chaque jour.',
  noneLeftText:
    'Vous avez vu ou masqué tout ce qui a été trouvé pour vous. Marquee cherche encore chaque nuit.',
  everything: 'Tout afficher',
  lengthUnknown: 'Les titres dont la durée n’est pas encore connue sont laissés de côté.',
  looking: 'Marquee cherche ce qui vous va',
  lookingText: 'Cela prend un instant. La page revient d’elle-même.',
  again: 'Revérifier',
  off: 'Les recommandations sont désactivées ici',
  offText:
    'Ce site tourne sans la clé qu’il faut pour chercher des titres. Qui le gère peut lui donner la clé secrète du backend.',
  beginning: {
    heading: 'Dites à Marquee ce que vous aimez',
    text: (given, needed) =>
      given === 0
        ? `Donnez des étoiles à ${titles(needed)} que vous avez vus, et la première liste est là. Au clavier\u00a0: 1 à 5 pour les étoiles, S pour passer.`
        : `Titres notés\u00a0: ${given}. Encore ${formatNumber(needed - given)}. Au clavier\u00a0: 1 à 5 pour les étoiles, S pour passer.`,
    wall: 'Titres bien connus',
    give: (stars, title) => `Donner ${starsGiven(stars)} à «\u00a0${title}\u00a0»`,
    skip: 'Passer',
    skipTitle: (title) => `Passer «\u00a0${title}\u00a0»`,
    gave: (stars, title) => `«\u00a0${title}\u00a0»\u00a0: ${starsGiven(stars)}.`,
    skipped: (title) => `«\u00a0${title}\u00a0» passé.`,
    failed: 'Cela n’a pas pu être enregistré pour le moment. Réessayez.',
    progress: (given, needed) =>
      given >= needed ? 'Assez pour une première liste.' : `${given} sur ${needed}`,
    ready: 'Voir ce qui vous va',
    over: 'C’était tout. Cherchez des titres que vous avez vus, donnez-leur des étoiles sur leur page, et revenez.',
    overAgain: 'Revoir ceux que j’ai passés',
    none: 'Les titres n’ont pas pu être chargés. Donnez des étoiles sur la page de titres que vous connaissez, et revenez.',
  },
  learnt: {
    title: 'Ce que Marquee a compris',
    description: 'Ce que Marquee lit dans vos étoiles, et comment le corriger.',
    text: 'Lu dans vos étoiles, vos favoris, vos visionnages et ce que vous avez écarté. Corrigez ce qui est faux\u00a0: l’effet est immédiat.',
    likes: 'Vous aimez',
    dislikes: 'Vous aimez moins',
    said: 'Ce que vous avez dit',
    saidNone:
      'Rien pour l’instant. Dites «\u00a0plus\u00a0» ou «\u00a0moins\u00a0» ici ou sur les titres trouvés pour vous.',
    none: 'Rien de compris pour l’instant',
    noneText: 'Donnez des étoiles à ce que vous avez vu.',
    from: (names) => `d’après ${names.join(', ')}`,
    more: 'Plus',
    less: 'Moins',
    forget: 'Ne compte pas',
    moreOf: (name) => `Plus\u00a0: ${name}`,
    lessOf: (name) => `Moins\u00a0: ${name}`,
    forgetOf: (name) => `Ne compte pas\u00a0: ${name}`,
    directions: { '1': 'Plus', '-1': 'Moins', '0': 'Ne compte pas' },
    takeBackOf: (name) => `Reprendre votre avis\u00a0: ${name}`,
    back: 'Vers les titres',
    sorts: {
      saga: 'Saga',
      maker: 'Signé',
      theme: 'Thème',
      actor: 'Avec',
      genre: 'Genre',
      decade: 'Époque',
      language: 'Langue',
      country: 'Pays',
    },
  },
  fit: {
    label: {
      very: 'Pour vous\u00a0: tout à fait',
      well: 'Pour vous\u00a0: bien',
      somewhat: 'Pour vous\u00a0: un peu',
      hardly: 'Pour vous\u00a0: à peine',
    },
  },
};
