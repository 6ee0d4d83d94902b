import type * as English from '../../../messages/for-you/for-you.ts';
import type { Translated } from '../../../language/translated.ts';
import { countryName, languageName } from '../../../discover/discover-parameters.ts';
import type { Seed } from '../../../for-you/ground.ts';
import type { Reason } from '../../../for-you/reasons.ts';
import { ofTrait, sortOf, type TraitSort } from '../../../for-you/traits.ts';
import { formatNumber } from '../../../format.ts';
import { formatList } from '../../../listing.ts';
import { genreName } from '../../../genres/genres.ts';
import { titleKey } from '../../../title.ts';
import { stars as inStars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { inCountry } from '../regions.ts';

export const traitName: Translated<typeof English.traitName> = (trait, name) => {
  const sort = sortOf(trait);
  if (sort === 'decade') return `década de ${ofTrait(trait)}`;
  if (sort === 'language') return languageName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'country') return countryName(ofTrait(trait)) ?? ofTrait(trait);
  if (sort === 'genre') return genreName({ id: Number(ofTrait(trait)), name: name || ofTrait(trait) });
  return name || ofTrait(trait);
};

const IN_COMMON: Record<TraitSort, (of: string) => string> = {
  saga: (of) => `ambos de “${of}”`,
  maker: (of) => `ambos feitos por ${of}`,
  theme: (of) => `ambos sobre “${of}”`,
  actor: (of) => `ambos com ${of}`,
  genre: (of) => `ambos do gênero ${of}`,
  decade: (of) => `ambos da ${of}`,
  language: (of) => `ambos em ${of}`,
  country: (of) => `ambos feitos ${inCountry(of)}`,
};

function inCommon(trait: string, name: string): string {
  return IN_COMMON[sortOf(trait) ?? 'theme'](traitName(trait, name));
}

const WHOLE = [
  'nenhuma estrela',
  'uma estrela',
  'duas estrelas',
  'três estrelas',
  'quatro estrelas',
  'cinco estrelas',
];

const starsGiven = (stars: number): string => WHOLE[stars] ?? inStars(stars);

function because({ title, stars }: Seed, shared: string): string {
  if (stars === null) {
    return title ? `“${title}” é um dos seus favoritos: ${shared}` : `Um dos seus favoritos: ${shared}`;
  }
  const given = starsGiven(stars);
  return title ? `Você deu ${given} a “${title}”: ${shared}` : `Você deu ${given} a um título: ${shared}`;
}

function said(reason: Reason): string {
  switch (reason.why) {
    case 'liked':
      return 'quem gosta de um recomenda o outro';
    case 'trait':
      return reason.seed
        ? inCommon(reason.trait, reason.name)
        : `Como muito do que você vê: ${traitName(reason.trait, reason.name)}`;
    case 'asked':
      return reason.trait
        ? `Você pediu mais: ${traitName(reason.trait, reason.name)}`
        : `Você pediu mais como “${reason.name}”`;
    case 'standing':
      return 'Muita gente dá nota alta';
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
  description: 'O que ver agora, a partir do que você gostou.',
  signIn: 'Entre para ver o que combina com você',
  signInText:
    'Dê estrelas ao que você já viu, e o Marquee encontra o que ver agora: só a partir das suas próprias estrelas.',
  text: 'Achados só a partir das suas estrelas, dos seus registros e de “Quero ver”.',
  kinds: { name: 'Tipo', all: 'Os dois', movie: 'Filmes', tv: 'Séries' },
  lengths: {
    name: 'Duração',
    any: 'Qualquer duração',
    upTo: (minutes) => `Até ${minutes} min`,
  },
  wished: 'Com “Quero ver”',
  others: 'Mostrar outros',
  back: 'Voltar aos primeiros',
  why: 'O que o Marquee aprendeu',
  more: 'Mais assim',
  less: 'Menos assim',
  moreOf: (name) => `Mais como “${name}”`,
  lessOf: (name) => `Menos como “${name}”`,
  said: {
    more: (name) => `Você vai ver mais como “${name}”.`,
    less: (name) => `Você vai ver menos como “${name}”.`,
    forget: (name) => `“${name}” não conta mais.`,
    back: (name) => `O que você disse sobre “${name}” foi retirado.`,
  },
  it: 'este título',
  takeBack: 'Retirar',
  because: 'Por quê',
  none: 'Nada que combine',
  noneText: 'Nada do que achamos para você é assim. Tire um dos filtros acima; todo dia aparece mais.',
  noneLeftText: 'Você já viu ou ocultou tudo o que achamos para você. O Marquee procura mais toda noite.',
  everything: 'Mostrar tudo',
  lengthUnknown: 'Títulos de duração ainda desconhecida ficam de fora.',
  looking: 'Procurando títulos que combinam com você',
  lookingText: 'Leva um instante. A página volta sozinha.',
  again: 'Procurar de novo',
  off: 'As recomendações estão desligadas aqui',
  offText:
    'Este site funciona sem a chave necessária para procurar títulos. Quem o mantém pode dar a ele a chave secreta do backend.',
  beginning: {
    heading: 'Conte ao Marquee do que você gosta',
    text: (given, needed) =>
      given === 0
        ? `Dê estrelas a ${titles(needed)} que você já viu, e a primeira lista aparece. No teclado: 1 a 5 para as estrelas, S para pular.`
        : `${titles(given)} com nota, faltam ${formatNumber(needed - given)}. No teclado: 1 a 5 para as estrelas, S para pular.`,
    wall: 'Títulos bem conhecidos',
    give: (stars, title) => `Dar ${starsGiven(stars)} a “${title}”`,
    skip: 'Pular',
    skipTitle: (title) => `Pular “${title}”`,
    gave: (stars, title) => `${title}: ${starsGiven(stars)}.`,
    skipped: (title) => `Você pulou “${title}”.`,
    failed: 'Não conseguimos salvar isso agora. Tente de novo.',
    progress: (given, needed) =>
      given >= needed ? 'Já dá para uma primeira lista.' : `${given} de ${needed}`,
    ready: 'Ver o que combina comigo',
    over: 'Eram todos. Busque títulos que você já viu, dê estrelas nas páginas deles e volte.',
    overAgain: 'Mostrar os que eu pulei',
    none: 'Não conseguimos carregar os títulos agora. Dê estrelas nas páginas dos títulos que você conhece e volte.',
  },
  learnt: {
    title: 'O que o Marquee aprendeu',
    description: 'O que o Marquee lê nas suas estrelas, e como corrigir.',
    text: 'Lido nas suas estrelas, nos seus favoritos, nos seus registros e no que você recusou. Corrija o que estiver errado: vale na hora.',
    likes: 'Você gosta de',
    dislikes: 'Você gosta menos de',
    said: 'O que você disse',
    saidNone: 'Nada ainda. Diga “mais” ou “menos” aqui ou nos títulos que achamos para você.',
    none: 'Nada aprendido ainda',
    noneText: 'Dê estrelas ao que você já viu.',
    from: (titles) => `a partir de ${titles.join(', ')}`,
    more: 'Mais',
    less: 'Menos',
    forget: 'Não conta',
    moreOf: (name) => `Mais: ${name}`,
    lessOf: (name) => `Menos: ${name}`,
    forgetOf: (name) => `Não conta: ${name}`,
    directions: { '1': 'Mais', '-1': 'Menos', '0': 'Não conta' },
    takeBackOf: (name) => `Retirar o que eu disse sobre “${name}”`,
    back: 'Para os títulos',
    sorts: {
      saga: 'Coleção',
      maker: 'De',
      theme: 'Sobre',
      actor: 'Com',
      genre: 'Gênero',
      decade: 'Época',
      language: 'Idioma',
      country: 'País',
    },
  },
  fit: {
    label: {
      very: 'Combina muito com você',
      well: 'Combina com você',
      somewhat: 'Combina em parte com você',
      hardly: 'Combina pouco com você',
    },
  },
};
