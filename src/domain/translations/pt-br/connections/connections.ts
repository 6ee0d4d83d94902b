import type * as English from '../../../messages/connections/connections.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LoggedDelivery } from '../../../connections/connections.ts';
import type { Outcome, Played } from '../../../connections/delivery.ts';
import { yearOf } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { exactTime } from '../../../reviews/times.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { episodeCode } from '../series/series.ts';
import { CONNECTION_FETCH } from './connection-fetch.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';
import { CONNECTION_STEPS, PLAIN_EXAMPLE } from './connection-steps.ts';

const OUTCOMES: Record<Outcome, string> = {
  unreadable: 'Não deu para ler',
  music: 'Música fica de fora',
  live: 'TV ao vivo fica de fora',
  clip: 'Trailers e clipes ficam de fora',
  otherKind: 'Nem filme nem episódio',
  otherEvent: 'Nada que tenha sido reproduzido',
  started: 'Começou',
  unplayed: 'Marcado lá como não visto; nada é removido aqui',
  unrated: 'Sem estrelas',
  partRating: 'Estrelas são para filmes e séries inteiros',
  nameless: 'Não diz nenhum título',
  noPlace: 'Não diz qual episódio',
  account: 'Outra conta',
  counted: 'Contado',
  repeated: 'Já contado antes',
  noted: 'Já anotado',
  progress: 'Reproduzido em parte',
  later: 'Você já estava mais adiante',
  short: 'Mal começou',
  rated: 'Estrelas dadas',
  rating: 'Suas próprias estrelas são mais recentes, ou as mesmas',
  notFound: 'Título não existe',
  noEpisode: 'A série não tem esse episódio',
  doubtful: 'Espera sua resposta',
  neither: 'De fora, como você disse',
  refused: 'Não deu para salvar: seu diário ou suas séries estão cheios',
  catalogue: 'A base de filmes não respondeu por dois dias',
};

const plays = (count: number) =>
  plural(count, { one: '{n} reprodução', many: '{n} de reproduções', other: '{n} reproduções' });

function placeOf(episodes: Played['episodes']): string {
  const ranges = episodeRanges(episodes).map(({ season, from, to }) => {
    const code = episodeCode({ season, number: from });
    return from === to ? code : `${code}\u2013E${to}`;
  });
  return ranges.join(', ');
}

function calledBy({ name = '', year = null, episodes = [] }: Partial<Played>): string {
  const which = episodes.length > 0 ? placeOf(episodes) : year === null ? '' : `(${year})`;
  return [name, which].filter(Boolean).join(' ');
}

function titleOf({ title, play }: Pick<LoggedDelivery, 'title' | 'play'>): string {
  return title ? calledBy({ ...play, name: title.title, year: yearOf(title.date) }) : calledBy(play);
}

function outcomeOf({ outcome, state, play, mine }: LoggedDelivery): string {
  if (state === 'nobody') return 'Espera você dizer de quem é a conta';
  if (state === 'waiting' || outcome === null) return 'Em consulta';
  if (!mine && outcome !== 'account') return 'De outra pessoa daqui';
  return outcome === 'progress' ? `${play.percent ?? 0}% visto` : OUTCOMES[outcome];
}

export const CONNECTION_MESSAGES: Translated<typeof English.CONNECTION_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.connections,
  description: 'Plex, Jellyfin, Emby, Kodi ou qualquer programa seu anota o que você vê.',
  signIn: 'Entre para conectar seus programas',
  text: 'O que você reproduz em outro programa entra sozinho no seu diário: filmes em “Assistidos”, episódios marcados, com o horário. Cada reprodução conta uma vez, e você pode desfazê-la no diário.',
  off: 'Este site não pode receber o que programas enviam. Quem o mantém precisa dar a ele a chave secreta do backend.',
  sources: SOURCES,
  steps: CONNECTION_STEPS,
  example: (address) => PLAIN_EXAMPLE.replace('ADDRESS', address),
  yourAddress: 'SEU ENDEREÇO',
  stepsTitle: (name) => `Configurar: ${name}`,
  make: 'Criar endereço',
  makeFor: (name) => `Criar endereço: ${name}`,
  renew: 'Renovar endereço',
  renewFor: (name) => `Renovar endereço: ${name}`,
  renewText: 'Ao renovar, o endereço antigo para de funcionar na hora.',
  end: 'Remover',
  endFor: (name) => `Remover a conexão: ${name}`,
  address: (name) => `Seu endereço: ${name}`,
  once: 'Copie agora: ele só aparece desta vez. Quem o tiver pode escrever no seu diário. Se perder, renove.',
  copy: 'Copiar',
  copied: 'Copiado',
  since: (day) => `Conectado desde ${day}.`,
  last: (moment) => `Último recebimento: ${exactTime(moment)}.`,
  nothing: 'Nada recebido ainda.',
  told: {
    changed: 'Isto mudou nesse meio-tempo. Nada foi feito.',
    ended: 'A conexão foi removida. O que ela anotou fica no seu diário.',
    taken: 'As reproduções desta conta agora entram no seu diário.',
    left: 'As reproduções desta conta não entram mais no seu diário.',
    chosen: 'Obrigado. Vale para todas as reproduções deste nome.',
    unanswered: 'Esquecido. Vamos perguntar de novo sobre este nome.',
    undone: 'Desfeito. A mesma reprodução não será anotada de novo.',
    accepted: 'Conta aceita. As reproduções dela entram no seu diário a partir de agora.',
  },
  accounts: {
    title: 'Contas',
    text: 'Um servidor informa todos os que o usam. Diga quais reproduções são suas; o que veio antes da sua resposta é contado então.',
    line: {
      new: (count) => `${plays(count)}, ainda não suas`,
      mine: (count) => `${plays(count)}, suas`,
      left: (count) => `${plays(count)}, de fora`,
      invited: (count) => `${plays(count)}, convite enviado`,
      theirs: (count, person) =>
        person === '' ? `${plays(count)}, de outra pessoa daqui` : `${plays(count)}, para ${person}`,
    },
    take: 'É minha',
    takeOf: (name) => `“${name}” é minha conta`,
    leave: 'Deixar de fora',
    leaveOf: (name) => `Deixar “${name}” de fora`,
    invite: 'Convidar',
    inviteOf: (name) => `Convidar alguém para ficar com as reproduções de “${name}”`,
  },
  invitation: {
    title: 'Reproduções de um servidor compartilhado',
    link: 'Link para quem é dono desta conta',
    linkText: 'Passe só a essa pessoa. Vale por uma semana, e quem o abrir precisa concordar.',
    signIn: 'Entre para aceitar uma conta',
    somebody: 'Alguém',
    offer: (owner, source, name) =>
      source === 'json'
        ? `${owner} oferece a você a conta “${name}” do programa que usa.`
        : `${owner} oferece a você a conta “${name}” no ${SOURCES[source]}.`,
    consent:
      'Se você aceitar, o que esta conta reproduz é anotado no seu diário. A outra pessoa vê que algo foi contado, mas não o quê. Você pode devolvê-la quando quiser.',
    take: 'Aceitar',
    own: 'Esta é uma conta da sua própria conexão. Mande o link para quem é dono dela.',
    over: 'Este convite venceu. Peça um novo.',
    back: 'Minhas conexões',
  },
  taken: {
    title: 'Contas que você aceitou',
    line: (source, owner, count) =>
      owner === null
        ? `${SOURCES[source]}, ${plays(count)}`
        : `${SOURCES[source]} de ${owner}, ${plays(count)}`,
    back: 'Devolver',
    backOf: (name) => `Devolver “${name}”`,
  },
  doubtful: {
    title: 'Qual era o título?',
    text: 'Nenhum combina com certeza. Sua resposta vale para todas as reproduções deste nome.',
    line: (play, source, alike) =>
      plural(alike, {
        one: `${calledBy(play)} (${SOURCES[source]})`,
        many: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
        other: `${calledBy(play)} (${SOURCES[source]}, ${plays(alike)})`,
      }),
    pick: 'Este',
    pickOf: (title) => `Era “${title}”`,
    neither: 'Nenhum destes',
    candidate: (title, year) => (year === null ? title : `${title} (${year})`),
  },
  answers: {
    title: (count) => `O que você disse sobre nomes: ${formatNumber(count)}`,
    text: 'Vale quando um programa não envia o número do título. Esqueça uma resposta para que ela seja perguntada de novo.',
    name: ({ name, year }) => (year === 0 ? name : `${name} (${year})`),
    left: 'de fora',
    forget: 'Esquecer',
    forgetOf: (name) => `Esquecer o que eu disse sobre “${name}”`,
  },
  log: {
    title: (count) => (count === 50 ? 'Os últimos 50 envios' : `Envios: ${count}`),
    called: titleOf,
    outcome: outcomeOf,
    times: (count) => plural(count, { one: '{n} vez', many: '{n} de vezes', other: '{n} vezes' }),
    undo: 'Desfazer',
    undoOf: (title) => `Desfazer: ${title}`,
    none: 'Nada recebido ainda.',
  },
  fetch: CONNECTION_FETCH,
  continue: {
    heading: 'Continue assistindo',
    forget: 'Esquecer',
    forgetOf: (title) => `Esquecer até onde vi “${title}”`,
    place: ({ episode, percent }) =>
      [episode && episodeCode(episode), `${percent}% visto`].filter(Boolean).join(', '),
  },
};
