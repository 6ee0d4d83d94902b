import type * as English from '../../../messages/notices/notices.ts';
import type { Translated } from '../../../language/translated.ts';
import type { NoticeWords } from '../../../messages/notices/notices.ts';
import { toReleasePlace } from '../../../calendar/releases.ts';
import { WEBHOOKS_PATH } from '../../../connections/webhooks.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { IMPORT_PATH } from '../../../import/import-paths.ts';
import {
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  type MailRhythm,
  type Notice,
  type NoticeKind,
} from '../../../notices/notices.ts';
import { REMINDERS_PATH } from '../../../reminders/reminders.ts';
import { seasonPath, titlePath } from '../../../routes.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { REMINDER_MESSAGES } from '../reminders/reminders.ts';

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' \u00b7 ');

/** "il 5 marzo", "l’8 marzo". */
const on = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');

function release({ title, data }: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { event, day, from, season } = data;
  const when = day && dayAndPlace(day, toReleasePlace(data.region, data.release));
  const name = `«${title?.name ?? ''}»`;
  const ofSeason = season === undefined ? null : `La stagione ${season} di ${name}`;
  const before = from && `Prima era previsto per ${on(from)}.`;
  if (event === 'moved' && when) {
    return { text: `${ofSeason ?? name} cambia data: ${when}`, detail: before ?? '' };
  }
  if (event === 'announced') {
    return {
      text: ofSeason ? `${ofSeason} è stata annunciata` : `${name} è stato annunciato`,
      detail: day ? `Inizia ${on(day)}.` : '',
    };
  }
  return { text: ofSeason ? `${ofSeason} è uscita` : `${name} è uscito`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { episodes: named = [], count = named.length, day } = data;
  const name = title?.name ?? '';
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    one: `Un nuovo episodio di «${name}»`,
    many: `{n} di nuovi episodi di «${name}»`,
    other: `{n} nuovi episodi di «${name}»`,
  });
  const which = count > 1 && named.length > 1 ? `${one ?? ''}\u2013E${named.at(-1)?.number ?? ''}` : one;
  return { text, detail: sentence(which, count <= 1 && first?.name, day && formatDate(day)) };
}

function ofKind(notice: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { kind, title, data } = notice;
  switch (kind) {
    case 'release':
      return release(notice);
    case 'episode':
      return episodes(notice);
    case 'on_service': {
      const on = data.services?.join(', ');
      return {
        text: `«${title?.name ?? ''}» ora è su ${on ?? 'una delle tue piattaforme'}`,
        detail: 'Dalla tua lista «Da vedere»',
      };
    }
    case 'import_finished': {
      const { count } = data;
      const detail = count === undefined ? '' : titles(count);
      return { text: 'La tua importazione è finita', detail };
    }
    case 'webhook_off':
      return {
        text: 'Uno dei tuoi webhook è disattivato',
        detail: `${data.host ?? 'Il suo sito'} non ha accettato messaggi per una settimana`,
      };
  }
}

function pathOf({ kind, title, data }: Notice): string {
  if (!title) {
    return { import_finished: IMPORT_PATH, webhook_off: WEBHOOKS_PATH }[kind as string] ?? NOTICES_PATH;
  }
  const season = data.season ?? data.episodes?.[0]?.season;
  return title.kind === 'tv' && season !== undefined ? seasonPath(title.id, season) : titlePath(title);
}

export const noticeWords: Translated<typeof English.noticeWords> = (notice) => ({
  ...ofKind(notice),
  path: pathOf(notice),
});

const KINDS: Record<NoticeKind, { name: string; text: string }> = {
  release: { name: 'Uscite', text: 'Un titolo con promemoria è uscito, o ha cambiato data' },
  episode: { name: 'Episodi', text: 'Una serie che segui ha un nuovo episodio' },
  on_service: {
    name: 'Sulle mie piattaforme',
    text: 'Un titolo da vedere è su una delle tue piattaforme',
  },
  import_finished: { name: 'Importazioni', text: 'Quello che hai importato è nelle tue liste' },
  webhook_off: {
    name: 'Webhook',
    text: 'Uno dei tuoi webhook è stato disattivato dopo una settimana di errori',
  },
};

const RHYTHMS: Record<MailRhythm, string> = {
  at_once: 'Subito',
  daily: 'Una volta al giorno',
  weekly: 'Una volta a settimana',
  never: 'Mai',
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'Le novità per te su Marquee.',
    signIn: 'Accedi per vedere le tue notifiche',
    none: 'Ancora nessuna notifica',
    noneText: 'Imposta un promemoria o segui una serie, e le uscite le scopri qui.',
    browse: 'Sfoglia i film in arrivo',
    markAll: 'Segna tutto come letto',
    mark: 'Segna come letto',
    unread: 'Da leggere',
    settings: 'Impostazioni delle notifiche',
    newer: 'Più recenti',
    older: 'Meno recenti',
    pages: 'Pagine di notifiche',
    pageOf: (page, last) => `Pagina ${page} di ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: 'Impostazioni delle notifiche',
    description: 'Come Marquee ti avvisa di uscite, episodi e arrivi sulle tue piattaforme.',
    signIn: 'Accedi per impostare le tue notifiche',
    inApp: 'Nell’app',
    mail: 'Per email',
    zone: 'Fuso orario',
    zoneText: 'Le email giornaliere partono alle 8 del mattino di lì, quelle settimanali il lunedì.',
    releases: 'Ogni promemoria dice se arriva per email. «Mai» ferma le email di tutti i promemoria.',
    mailsOff: 'Qui le email sono disattivate: le notifiche compaiono solo nell’app.',
    save: 'Salva',
    saved: 'Salvato',
    failed: 'Il salvataggio non è riuscito. Riprova tra un attimo.',
    back: 'Tutte le notifiche',
  },
  unsubscribe: {
    title: 'Email di notifica',
    ask: (kinds) =>
      `Non ricevere più email al tuo indirizzo per: ${kinds.map((kind) => KINDS[kind].name).join(', ')}? Le notifiche restano in Marquee.`,
    confirm: 'Ferma queste email',
    done: 'Niente più email di questo tipo',
    doneText:
      'Le notifiche restano in Marquee. Per ricevere di nuovo le email, accedi e cambia le impostazioni delle notifiche.',
  },
};

export const unsubscribeWords: Translated<typeof English.unsubscribeWords> = (kinds) => {
  const reminders = REMINDER_MESSAGES.unsubscribe;
  if (kinds.length === 0) {
    return { ...reminders, next: { path: REMINDERS_PATH, label: REMINDER_MESSAGES.page.title } };
  }
  const next = { path: NOTICE_SETTINGS_PATH, label: NOTICE_MESSAGES.settings.title };
  const { unsubscribe } = NOTICE_MESSAGES;
  return { ...reminders, ...unsubscribe, ask: unsubscribe.ask(kinds), next };
};
