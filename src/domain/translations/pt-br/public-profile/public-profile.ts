import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: 'Alguém sem nome',
  title: (name, handle) => `${name} (@${handle})`,
  description: (name, handle) =>
    `${name} (@${handle}) no Marquee: favoritos, últimos vistos, listas e críticas.`,
  notFound: {
    title: 'Esta página não existe',
    text: 'Ninguém aqui tem este nome, ou a página é privada.',
  },
  failed: { title: 'Não conseguimos carregar esta página', text: 'Tente de novo daqui a pouco.' },
  browse: { label: 'Ir ao início', path: '/' },
  followers: (count) =>
    plural(count, { one: '{n} seguidor', many: '{n} de seguidores', other: '{n} seguidores' }),
  following: (count) => plural(count, { one: 'Segue {n}', many: 'Segue {n}', other: 'Segue {n}' }),
  sections: 'Seções',
  parts: {
    favorites: 'Favoritos',
    watches: 'Últimos vistos',
    lists: 'Listas',
    reviews: 'Críticas',
    numbers: 'Números',
  },
  nothing: 'Nada para ver aqui ainda.',
  pickFavorites: (left) =>
    plural(left, {
      one: 'Escolha mais um favorito',
      many: 'Escolha mais {n} de favoritos',
      other: 'Escolha mais {n} favoritos',
    }),
  edit: 'Editar esta página',
  states: {
    private: 'Só você vê esta página. Para os outros, ela não existe.',
    link: 'Quem tem o link vê esta página.',
    public: 'Todo mundo vê esta página.',
  },
  suspended: 'A administração ocultou esta página: só você a vê.',
  numbers: {
    titles: 'Títulos vistos',
    hours: 'Horas',
    thisYear: 'Títulos este ano',
    reviews: 'Críticas',
    ratings: 'Notas',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}, ${series(ofSeries)}`,
  episodes,
  earlier: 'Críticas anteriores',
  later: 'Críticas seguintes',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'Seguir',
  followed: 'Seguindo',
  unfollow: 'Deixar de seguir',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  removeFollower: 'Remover',
  removed: 'Removido',
  report: 'Denunciar',
  more: 'Mais',
  refused: {
    title: 'Entre para seguir pessoas',
    text: 'Assim as críticas delas vêm primeiro, e a página inicial conta o que elas veem.',
  },
  refusedBlock: { title: 'Entre para bloquear pessoas', text: 'Assim nenhum dos dois vê a página do outro.' },
  refusedReport: { title: 'Entre para denunciar esta página', text: 'A administração lê as denúncias.' },
  nowFollowing: (name) => ({ title: 'Seguindo', text: `Agora você segue ${name}.` }),
  notFollowing: (name) => ({
    title: 'Não segue mais',
    text: `Você não segue mais ${name}.`,
  }),
  followerRemoved: (name) => ({
    title: 'Removido',
    text: `${name} não segue mais você. Bloqueie para que continue assim.`,
  }),
  nowBlocked: (name) => ({
    title: 'Bloqueio feito',
    text: `Nenhum dos dois vê a página do outro, e você não vê as críticas de ${name}.`,
  }),
  notBlocked: (name) => ({ title: 'Desbloqueio feito', text: `Você desbloqueou ${name}.` }),
  failed: { title: 'Não deu certo', text: 'Nada mudou. Tente de novo.' },
  tooMany: {
    title: 'Passou do limite',
    text: 'Você pode seguir 1.000 pessoas e bloquear 1.000.',
  },
  gone: { title: 'Não dá para fazer isso', text: 'Não dá mais para ver essa página.' },
  reporting: {
    title: 'Denunciar esta página',
    question: 'O que há de errado com ela?',
    reasons: [
      'Alguém se passa por outra pessoa',
      'Ofensas ou discurso de ódio',
      'Spam ou propaganda',
      'Um nome ou uma foto ofensiva',
      'Outra coisa',
    ],
  },
  reported: { title: 'Obrigado', text: 'A administração vai olhar esta página.' },
  alreadyReported: { title: 'Já denunciada', text: 'A administração sabe o que você acha desta página.' },
  blockedHere: (name) => `Você bloqueou ${name}. Nenhum dos dois vê a página do outro.`,
  somebody: 'Alguém',
  private: 'Alguém com página privada',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: 'Sua página',
    introduction:
      'Uma página só sua, em um endereço com o nome que você escolher. Ela é privada até você dizer o contrário e nunca mostra seu e-mail.',
  },
  name: 'Nome da sua página',
  hint: 'De 3 a 30 letras, números e sublinhados.',
  claim: 'Ficar com este nome',
  change: 'Mudar o nome',
  changing: (handle) =>
    `@${handle} leva ao seu nome novo por 90 dias; depois, qualquer pessoa pode ficar com ele. Você pode mudar de nome três vezes por mês.`,
  looking: 'Vendo se está disponível…',
  states: {
    free: 'Este nome está disponível.',
    claimed: 'Agora este nome é seu.',
    own: 'Este é seu nome.',
    taken: 'Este nome não está disponível: alguém já tem, ou tem um parecido.',
    reserved: 'Este nome não está disponível.',
    malformed: 'Um nome tem de 3 a 30 letras de a a z, números e sublinhados.',
    'too-often': 'Você mudou de nome três vezes em trinta dias. Espere um pouco.',
  },
  unknown: 'Não conseguimos ver se este nome está disponível.',
  level: 'Quem vê sua página',
  levels: {
    private: {
      label: 'Só eu',
      note: 'Para os outros, ela não existe. Suas críticas continuam com seu nome de exibição.',
    },
    link: {
      label: 'Quem tem o link',
      note: 'Nenhum buscador a mostra, e ninguém a encontra pelo nome.',
    },
    public: {
      label: 'Todo mundo',
      note: 'Seu nome nas críticas leva até ela, e as pessoas podem seguir você.',
    },
  },
  link: 'O link da sua página',
  copy: 'Copiar link',
  copied: { title: 'Copiado', text: 'O link da sua página está na área de transferência.' },
  renew: 'Criar um link novo',
  renewed: { title: 'Link novo', text: 'O antigo não funciona mais.' },
  shows: 'O que ela mostra',
  shown: {
    favorites: 'Quatro favoritos',
    watches: 'O que você viu por último, dia a dia, sem suas anotações',
    lists: 'Suas listas públicas',
    reviews: 'Suas críticas e estrelas',
    numbers: 'Alguns números do seu diário',
  },
  saved: { title: 'Salvo', text: 'Sua página está como você escolheu.' },
  failed: { title: 'Não foi salvo', text: 'Sua página está como antes. Tente de novo.' },
  see: 'Ver sua página',
  four: 'Quatro favoritos',
  fourNote: 'Eles abrem sua página.',
  add: 'Adicionar favorito',
  forward: 'Avançar',
  removeOne: 'Remover',
  remove: (title) => `Remover “${title}”`,
  earlier: (title) => `Passar “${title}” para a frente`,
  removed: (title) => ({ title: 'Removido', text: `“${title}” não é mais um favorito da sua página.` }),
  full: 'Você já escolheu quatro: remova um para adicionar outro.',
  missing: 'Não conseguimos carregar isto.',
  again: 'Tentar de novo',
  following: 'Pessoas que você segue',
  followers: 'Pessoas que seguem você',
  blocked: 'Pessoas que você bloqueou',
  nobody: {
    following: 'Você ainda não segue ninguém.',
    followers: 'Ninguém segue você ainda.',
    blocked: 'Você não bloqueou ninguém.',
  },
  more: 'Mostrar mais',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'De quem você segue',
  watched: (name, title) => `${name} viu “${title}”`,
  episodes: (name, title, count) =>
    plural(count, {
      one: `${name} viu {n} episódio de “${title}”`,
      many: `${name} viu {n} de episódios de “${title}”`,
      other: `${name} viu {n} episódios de “${title}”`,
    }),
  others: (day, count) =>
    plural(count, {
      one: `${day}, e mais {n} título`,
      many: `${day}, e mais {n} de títulos`,
      other: `${day}, e mais {n} títulos`,
    }),
};
