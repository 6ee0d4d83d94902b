import type * as English from '../../../messages/notices/notices.ts';
import type { Translated } from '../../../language/translated.ts';
import type { NoticeWords } from '../../../messages/notices/notices.ts';
import { toReleasePlace } from '../../../calendar/releases.ts';
import { WEBHOOKS_PATH } from '../../../connections/webhooks.ts';
import { formatDate } from '../../../dates.ts';
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

function release({ title, data }: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { event, day, from, season } = data;
  const when = day && dayAndPlace(day, toReleasePlace(data.region, data.release));
  const name = `«\u00a0${title?.name ?? ''}\u00a0»`;
  const ofSeason = season === undefined ? null : `La saison ${season} de ${name}`;
  const before = from && `La date annoncée était le ${formatDate(from)}.`;
  if (event === 'moved' && when) {
    return { text: `${ofSeason ?? name} sort finalement le ${when}`, detail: before ?? '' };
  }
  if (event === 'announced') {
    return {
      text: ofSeason ? `${ofSeason} est annoncée` : `${name} est annoncé`,
      detail: day ? `Début le ${formatDate(day)}.` : '',
    };
  }
  return { text: ofSeason ? `${ofSeason} est là` : `${name} est sorti`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Pick<NoticeWords, 'text' | 'detail'> {
  const { episodes: named = [], count = named.length, day } = data;
  const name = title?.name ?? '';
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    one: `Un nouvel épisode de «\u00a0${name}\u00a0»`,
    many: `{n} de nouveaux épisodes de «\u00a0${name}\u00a0»`,
    other: `{n} nouveaux épisodes de «\u00a0${name}\u00a0»`,
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
        text: `«\u00a0${title?.name ?? ''}\u00a0» est arrivé sur ${on ?? 'une de vos plateformes'}`,
        detail: 'De votre liste «\u00a0À voir\u00a0»',
      };
    }
    case 'import_finished': {
      const { count } = data;
      const detail = count === undefined ? '' : titles(count);
      return { text: 'Votre import est terminé', detail };
    }
    case 'webhook_off':
      return {
        text: 'Un de vos webhooks est désactivé',
        detail: `${data.host ?? 'Son site'} n’a accepté aucun message pendant une semaine`,
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
  release: { name: 'Sorties', text: 'Un titre à rappel est sorti, ou change de date' },
  episode: { name: 'Épisodes', text: 'Une série que vous suivez a un nouvel épisode' },
  on_service: {
    name: 'Sur mes plateformes',
    text: 'Un de vos titres à voir est sur une de vos plateformes',
  },
  import_finished: { name: 'Imports', text: 'Ce que vous avez importé est dans vos listes' },
  webhook_off: {
    name: 'Webhooks',
    text: 'Un de vos webhooks a été désactivé après une semaine d’échecs',
  },
};

const RHYTHMS: Record<MailRhythm, string> = {
  at_once: 'Aussitôt',
  daily: 'Une fois par jour',
  weekly: 'Une fois par semaine',
  never: 'Jamais',
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'Du nouveau pour vous sur Marquee.',
    signIn: 'Connectez-vous pour voir vos notifications',
    none: 'Aucune notification pour l’instant',
    noneText: 'Posez un rappel ou suivez une série\u00a0: les sorties s’annoncent ici.',
    browse: 'Parcourir les films à venir',
    markAll: 'Tout marquer comme lu',
    mark: 'Marquer comme lu',
    unread: 'Non lu',
    settings: 'Réglages des notifications',
    newer: 'Plus récentes',
    older: 'Plus anciennes',
    pages: 'Pages de notifications',
    pageOf: (page, last) => `Page ${page} sur ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: 'Réglages des notifications',
    description: 'Comment Marquee vous annonce sorties, épisodes et arrivées sur vos plateformes.',
    signIn: 'Connectez-vous pour régler vos notifications',
    inApp: 'Dans l’application',
    mail: 'Par e-mail',
    zone: 'Fuseau horaire',
    zoneText: 'Les e-mails du jour y partent à 8 h du matin, ceux de la semaine le lundi.',
    releases:
      'Chaque rappel dit s’il part par e-mail. «\u00a0Jamais\u00a0» coupe les e-mails de tous les rappels.',
    mailsOff:
      'Les e-mails sont désactivés ici\u00a0: les notifications n’apparaissent que dans l’application.',
    save: 'Enregistrer',
    saved: 'Enregistré',
    failed: 'Cela n’a pas pu être enregistré. Réessayez dans un instant.',
    back: 'Toutes les notifications',
  },
  unsubscribe: {
    title: 'E-mails de notification',
    ask: (kinds) =>
      `Ne plus recevoir d’e-mails à votre adresse pour\u00a0: ${kinds.map((kind) => KINDS[kind].name).join(', ')}\u00a0? Les notifications restent dans Marquee.`,
    confirm: 'Arrêter ces e-mails',
    done: 'Plus d’e-mails de ce genre',
    doneText:
      'Les notifications restent dans Marquee. Pour recevoir de nouveau des e-mails, connectez-vous et changez les réglages des notifications.',
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
