import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const REMINDED = `Você recebe este e-mail porque criou um lembrete no ${SITE_NAME}.`;
const see = (name: string) => `Ver “${name}”`;

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `Confirme seu e-mail no ${SITE_NAME}`,
    preview: 'Um clique e sua conta está pronta.',
    heading: 'Confirme seu e-mail',
    text: `Boas-vindas ao ${SITE_NAME}. Um clique e sua conta está pronta.`,
    button: 'Confirmar meu e-mail',
    note: `O link e o código funcionam uma vez, por ${LINK_LIFE}. Se você não criou uma conta, ignore este e-mail: nada acontece.`,
  },
  recovery: {
    subject: `Redefina sua senha do ${SITE_NAME}`,
    preview: 'Escolha uma senha nova.',
    heading: 'Escolha uma senha nova',
    text: 'Alguém, esperamos que você, pediu para redefinir a senha desta conta.',
    button: 'Redefinir minha senha',
    note: `O link e o código funcionam uma vez, por ${LINK_LIFE}. Se não foi você, ignore este e-mail: sua senha continua a mesma.`,
  },
  known: {
    subject: `Você já tem uma conta no ${SITE_NAME}`,
    preview: 'Alguém tentou criar uma conta com seu e-mail.',
    heading: 'Você já tem uma conta',
    text: `Alguém, esperamos que você, tentou criar uma conta no ${SITE_NAME} com este e-mail. Ele já tem uma conta, então nada mudou.`,
    wayOn: 'Entre com sua senha. Se não lembrar dela, escolha “Esqueceu a senha?” e crie uma nova.',
    button: 'Entrar',
    note: 'Se não foi você, ignore este e-mail: ninguém ficou sabendo que você tem uma conta, e ninguém entra sem sua senha.',
  },
  reminder: {
    subject: (name, date) => `“${name}” estreou: ${formatDate(date)}`,
    preview: (date, place) => `O dia que você esperava: ${dayAndPlace(date, place)}.`,
    heading: (name) => `“${name}” estreou`,
    text: (name, date, place) =>
      `Você pediu um lembrete de “${name}”. A estreia é em ${dayAndPlace(date, place)}.`,
    before: (date) => `Antes estava anunciada para ${formatDate(date)}.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `“${name}” mudou para ${formatDate(date)}`,
    preview: (date, place) => `A nova data de estreia é ${dayAndPlace(date, place)}.`,
    heading: (name) => `“${name}” tem uma nova data`,
    text: (name, date, place) => `A data de estreia de “${name}” agora é ${dayAndPlace(date, place)}.`,
    before: (date) => `Antes era ${formatDate(date)}.`,
    nothingToDo: 'Seu lembrete mudou junto; você não precisa fazer nada.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `Novidades do ${SITE_NAME}`,
      daily: `Seu dia no ${SITE_NAME}`,
      weekly: `Sua semana no ${SITE_NAME}`,
    },
    subject: (heading, total) =>
      plural(total, {
        one: `${heading}: {n} notificação`,
        many: `${heading}: {n} de notificações`,
        other: `${heading}: {n} notificações`,
      }),
    more: (count) => `E mais ${count}, no ${SITE_NAME}.`,
    see: 'Ver',
    seeAll: 'Ver todas as notificações',
    note: `Você recebe este e-mail porque seus ajustes de notificações no ${SITE_NAME} dizem isso.`,
    unsubscribe: 'Não receber mais estes e-mails',
    settings: 'Ajustes de notificações',
  },
  code: (page) => `Está lendo isto em outro aparelho? Digite este código em ${page}:`,
  unsubscribe: 'Não receber mais e-mails de lembrete',
};
