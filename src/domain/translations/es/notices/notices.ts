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
  const whole = `«${title?.name ?? ''}»`;
  const name = season === undefined ? whole : `la temporada ${season} de ${whole}`;
  const before = from && `Estaba anunciada para el ${formatDate(from)}.`;
  if (event === 'moved' && when) {
    return { text: `Nueva fecha para ${name}: ${when}`, detail: before ?? '' };
  }
  if (event === 'announced') {
    return { text: `Anunciada ${name}`, detail: day ? `Se estrena el ${formatDate(day)}.` : '' };
  }
  return { text: `Ya está aquí ${name}`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Said {
  const { episodes: named = [], count = named.length, day } = data;
  const name = title?.name ?? '';
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    one: `Un episodio nuevo de «${name}»`,
    many: `{n} de episodios nuevos de «${name}»`,
    other: `{n} episodios nuevos de «${name}»`,
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
        text: `«${title?.name ?? ''}» ya está en ${on ?? 'una de tus plataformas'}`,
        detail: 'De tus pendientes',
      };
    }
    case 'import_finished': {
      const { count } = data;
      return { text: 'Tu importación ha terminado', detail: count === undefined ? '' : titles(count) };
    }
    case 'webhook_off':
      return {
        text: 'Uno de tus webhooks está desactivado',
        detail: `${data.host ?? 'Su destino'} no ha aceptado ningún mensaje en una semana`,
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
    name: 'Estrenos',
    text: 'Algo con recordatorio se estrena o cambia de fecha',
  },
  episode: { name: 'Episodios', text: 'Una serie que sigues tiene un episodio nuevo' },
  on_service: {
    name: 'En mis plataformas',
    text: 'Un título de tus pendientes está en una de tus plataformas',
  },
  import_finished: { name: 'Importaciones', text: 'Lo que importaste está en tus listas' },
  webhook_off: {
    name: 'Webhooks',
    text: 'Uno de tus webhooks se ha desactivado tras una semana de fallos',
  },
};

const RHYTHMS: Settings['rhythms'] = {
  at_once: 'Al momento',
  daily: 'Una vez al día',
  weekly: 'Una vez a la semana',
  never: 'Nunca',
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'Lo nuevo para ti en Marquee.',
    signIn: 'Entra para ver tus notificaciones',
    none: 'Aún no hay notificaciones',
    noneText: 'Crea un recordatorio o sigue una serie, y aquí te enterarás de cuándo llega algo.',
    browse: 'Ver próximos estrenos',
    markAll: 'Marcar todo como leído',
    mark: 'Marcar como leída',
    unread: 'Sin leer',
    settings: 'Ajustes de notificaciones',
    newer: 'Más recientes',
    older: 'Más antiguas',
    pages: 'Páginas de notificaciones',
    pageOf: (page, last) => `Página ${page} de ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: 'Ajustes de notificaciones',
    description: 'Cómo te cuenta Marquee los estrenos, los episodios y lo que llega a tus plataformas.',
    signIn: 'Entra para cambiar tus ajustes de notificaciones',
    inApp: 'En la aplicación',
    mail: 'Por correo',
    zone: 'Zona horaria',
    zoneText: 'Los correos diarios salen allí a las 8 de la mañana; los semanales, el lunes.',
    releases: 'Cada recordatorio dice si se envía por correo. «Nunca» apaga los correos de todos ellos.',
    mailsOff: 'Aquí los correos están desactivados: las notificaciones solo salen en la aplicación.',
    save: 'Guardar',
    saved: 'Guardado',
    failed: 'Ahora mismo no se ha podido guardar. Vuelve a intentarlo en un momento.',
    back: 'Todas las notificaciones',
  },
  unsubscribe: {
    title: 'Correos de notificaciones',
    ask: (kinds) =>
      `¿Dejar de enviar a tu dirección los correos de ${formatList(kinds.map((kind) => `«${KINDS[kind].name}»`))}? Las notificaciones seguirán en Marquee.`,
    confirm: 'Dejar de recibirlos',
    done: 'No habrá más de estos correos',
    doneText:
      'Las notificaciones siguen en Marquee. Para volver a recibir correos, entra y cambia tus ajustes de notificaciones.',
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
