import type * as English from '../../../messages/notices/notices.ts';
import type { Translated } from '../../../language/translated.ts';
import { toReleasePlace } from '../../../calendar/releases.ts';
import { WEBHOOKS_PATH } from '../../../connections/webhooks.ts';
import { formatDate } from '../../../dates.ts';
import { IMPORT_PATH } from '../../../import/import-paths.ts';
import { formatList } from '../../../listing.ts';
import { NOTICE_SETTINGS_PATH, NOTICES_PATH, type Notice } from '../../../notices/notices.ts';
import { REMINDERS_PATH } from '../../../reminders/reminders.ts';
import { seasonPath, titlePath } from '../../../routes.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { REMINDER_MESSAGES } from '../reminders/reminders.ts';

type Said = Pick<English.NoticeWords, 'text' | 'detail'>;

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' \u00b7 ');

function release({ title, data }: Notice): Said {
  const { event, day, from, season } = data;
  const when = day && dayAndPlace(day, toReleasePlace(data.region, data.release));
  const whole = `„${title?.name ?? ''}“`;
  const name = season === undefined ? whole : `Staffel ${season} von ${whole}`;
  const before = from && `Angekündigt war der ${formatDate(from)}.`;
  if (event === 'moved' && when) return { text: `${name} startet jetzt am ${when}`, detail: before ?? '' };
  if (event === 'announced') {
    return { text: `${name} ist angekündigt`, detail: day ? `Los geht es am ${formatDate(day)}.` : '' };
  }
  return { text: `${name} ist da`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Said {
  const { episodes: named = [], count = named.length, day } = data;
  const name = title?.name ?? '';
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    one: `Eine neue Folge von „${name}“`,
    other: `{n} neue Folgen von „${name}“`,
  });
  const which = count > 1 && named.length > 1 ? `${one ?? ''}–E${named.at(-1)?.number ?? ''}` : one;
  return { text, detail: sentence(which, count <= 1 && first?.name, day && formatDate(day)) };
}

function ofKind(notice: Notice): Said {
  const { kind, title, data } = notice;
  switch (kind) {
    case 'release':
      return release(notice);
    case 'episode':
      return episodes(notice);
    case 'on_service': {
      const on = data.services && formatList(data.services);
      return {
        text: `„${title?.name ?? ''}“ läuft jetzt bei ${on ?? 'einem deiner Dienste'}`,
        detail: 'Von deiner Merkliste',
      };
    }
    case 'import_finished': {
      const { count } = data;
      return { text: 'Dein Import ist fertig', detail: count === undefined ? '' : titles(count) };
    }
    case 'webhook_off':
      return {
        text: 'Einer deiner Webhooks ist aus',
        detail: `${data.host ?? 'Sein Ziel'} hat eine Woche lang keine Nachricht angenommen`,
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

type Settings = Translated<typeof English.NOTICE_MESSAGES>['settings'];

const KINDS: Settings['kinds'] = {
  release: {
    name: 'Starts',
    text: 'Woran du erinnert werden willst, ist da oder hat ein anderes Datum',
  },
  episode: { name: 'Folgen', text: 'Eine Serie, der du folgst, hat eine neue Folge' },
  on_service: {
    name: 'Bei meinen Diensten',
    text: 'Ein Titel von deiner Merkliste läuft bei einem deiner Dienste',
  },
  import_finished: { name: 'Importe', text: 'Was du importiert hast, steht in deinen Listen' },
  webhook_off: {
    name: 'Webhooks',
    text: 'Einer deiner Webhooks wurde abgeschaltet, weil er eine Woche lang nicht ankam',
  },
};

const RHYTHMS: Settings['rhythms'] = {
  at_once: 'Sofort',
  daily: 'Einmal am Tag',
  weekly: 'Einmal die Woche',
  never: 'Nie',
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'Was es auf Marquee für dich Neues gibt.',
    signIn: 'Melde dich an, um deine Benachrichtigungen zu sehen',
    none: 'Noch keine Benachrichtigungen',
    noneText: 'Lass dich erinnern oder folge einer Serie, und du erfährst hier, wenn etwas startet.',
    browse: 'Kommende Filme ansehen',
    markAll: 'Alle als gelesen markieren',
    mark: 'Als gelesen markieren',
    unread: 'Ungelesen',
    settings: 'Benachrichtigungen einstellen',
    newer: 'Neuere',
    older: 'Ältere',
    pages: 'Seiten mit Benachrichtigungen',
    pageOf: (page, last) => `Seite ${page} von ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: 'Benachrichtigungen einstellen',
    description: 'Wie Marquee dir von Starts, Folgen und Titeln bei deinen Diensten erzählt.',
    signIn: 'Melde dich an, um deine Benachrichtigungen einzustellen',
    inApp: 'In der App',
    mail: 'Per E-Mail',
    zone: 'Zeitzone',
    zoneText: 'Tägliche E-Mails kommen dort um 8 Uhr morgens, wöchentliche am Montag.',
    releases: 'Bei jeder Erinnerung steht, ob sie per E-Mail kommt. „Nie“ schaltet sie für alle ab.',
    mailsOff: 'E-Mails sind hier abgeschaltet: Benachrichtigungen gibt es nur in der App.',
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Das konnte gerade nicht gespeichert werden. Bitte versuch es gleich noch einmal.',
    back: 'Alle Benachrichtigungen',
  },
  unsubscribe: {
    title: 'Benachrichtigungen per E-Mail',
    ask: (kinds) =>
      `Keine E-Mails mehr an deine Adresse zu ${formatList(kinds.map((kind) => `„${KINDS[kind].name}“`))}? In Marquee siehst du alles weiterhin.`,
    confirm: 'Diese E-Mails abbestellen',
    done: 'Diese E-Mails kommen nicht mehr',
    doneText:
      'In Marquee siehst du alles weiterhin. Willst du wieder E-Mails, melde dich an und stell deine Benachrichtigungen um.',
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
