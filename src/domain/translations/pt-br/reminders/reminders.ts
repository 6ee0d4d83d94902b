import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'Criar lembrete',
  isSet: 'Lembrete criado!',
  short: 'Lembrete',
  refused: { title: 'Entre na sua conta', text: 'Assim você pode criar lembretes.' },
  setFailed: failed('Não conseguimos criar o lembrete.'),
  removeFailed: failed('Não conseguimos remover o lembrete.'),
  choose: 'Como devemos lembrar você?',
  byEmail: 'Por e-mail',
  inProduct: 'Só no Marquee',
  cancel: 'Cancelar',
  remove: 'Remover o lembrete',
  setByEmail: (email, date) => ({
    title: 'Lembrete criado!',
    text: `Vamos escrever para ${email} em ${formatDate(date)}.`,
  }),
  setInProduct: (date) => ({
    title: 'Lembrete criado!',
    text: `Ele aparece na sua página inicial em ${formatDate(date)}.`,
  }),
  removed: (title) => ({ title: 'Lembrete removido', text: title }),
  moved: (from, to) => `Mudou de ${formatDate(from)} para ${formatDate(to)}`,
  series: {
    done: (title) => ({
      title: 'Lembrete criado!',
      text: `Vamos avisar quando a próxima temporada de “${title}” for anunciada e quando começar, por e-mail conforme seus ajustes de notificações.`,
    }),
    heading: 'Próximas temporadas',
    announced: (season) => `A temporada ${season} foi anunciada`,
    starts: (season, day) => `A temporada ${season} começa em ${formatDate(day)}`,
    none: 'Nenhuma próxima temporada anunciada',
    ended: 'A série acabou',
    later: 'O Marquee confere toda noite',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'As estreias que você espera no Marquee.',
    signIn: 'Entre para ver seus lembretes',
    outNow: 'Já estreou',
    comingUp: 'Em breve',
    none: 'Nenhum lembrete ainda',
    noneText: 'Crie um na página de um filme que ainda vai estrear ou de uma série que continua.',
    browse: 'Ver próximas estreias',
    email: 'E-mail',
    emailFor: (title) => `para “${title}”`,
    mailsOff:
      'Os e-mails de lembrete estão desligados aqui: seus lembretes aparecem nesta página e na sua página inicial.',
  },
  unsubscribe: {
    title: 'E-mails de lembrete',
    ask: 'Parar todos os e-mails de lembrete para seu endereço? Seus lembretes continuam no Marquee.',
    confirm: 'Parar e-mails de lembrete',
    done: 'Chega de e-mails de lembrete',
    doneText:
      'Seus lembretes continuam, mas só no Marquee. Para voltar a receber e-mails, ligue o e-mail de um lembrete por lá ou crie um novo por e-mail.',
    unknown: 'Este link não funciona mais',
    unknownText:
      'Talvez esteja incompleto, ou a conta a que ele pertencia não existe mais. Depois de entrar, você pode desligar o e-mail de cada lembrete.',
    failed: 'Não deu certo agora. Tente de novo daqui a pouco.',
  },
};

export const movedNote: Translated<typeof English.movedNote> = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: Translated<typeof English.releaseWords> = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `Estreia hoje ${placeWords(place)}` : 'Estreia hoje';
  if (date < day) return `Estreou em ${when}`;
  if (date === addDays(day, 1)) return `Amanhã, ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99
    ? plural(days, {
        one: `${when}, em {n} dia`,
        many: `${when}, em {n} de dias`,
        other: `${when}, em {n} dias`,
      })
    : when;
};

export const nextSeasonWords: Translated<typeof English.nextSeasonWords> = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
