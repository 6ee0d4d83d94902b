import type * as English from '../../../messages/notices/notices.ts';
import type { Translated } from '../../../language/translated.ts';
import { WEBHOOKS_PATH } from '../../../connections/webhooks.ts';
import { IMPORT_PATH } from '../../../import/import-paths.ts';
import { formatDate } from '../../../dates.ts';
import {
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  type Notice,
  type NoticeKind,
} from '../../../notices/notices.ts';
import { toReleasePlace } from '../../../calendar/releases.ts';
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
  const quoted = `“${title?.name ?? ''}”`;
  const name = season === undefined ? quoted : `Temporada ${season} de ${quoted}`;
  const before = from && `Antes era ${formatDate(from)}.`;
  if (event === 'moved' && when) return { text: `${name} mudou para ${when}`, detail: before ?? '' };
  if (event === 'announced') {
    return { text: `Anúncio: ${name}`, detail: day ? `Começa em ${formatDate(day)}.` : '' };
  }
  return { text: `${name} estreou`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Said {
  const { episodes: named = [], count = named.length, day } = data;
  const name = title?.name ?? '';
  const [first] = named;
  const one = first && `S${first.season} E${first.number}`;
  const text = plural(Math.max(count, 1), {
    one: `Um episódio novo de “${name}”`,
    many: `{n} de episódios novos de “${name}”`,
    other: `{n} episódios novos de “${name}”`,
  });
  const which = count > 1 && named.length > 1 ? `${one ?? ''}\u2013E${named.at(-1)?.number ?? ''}` : one;
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
      const on = data.services?.join(', ');
      return {
        text: `“${title?.name ?? ''}” chegou: ${on ?? 'em um dos seus serviços'}`,
        detail: 'Da sua lista “Quero ver”',
      };
    }
    case 'import_finished': {
      const { count } = data;
      const detail = count === undefined ? '' : titles(count);
      return { text: 'Sua importação terminou', detail };
    }
    case 'webhook_off':
      return {
        text: 'Um webhook seu foi desligado',
        detail: `${data.host ?? 'O site dele'} não aceitou nenhuma mensagem por uma semana`,
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
  release: { name: 'Estreias', text: 'Algo com lembrete seu estreou ou mudou de data' },
  episode: { name: 'Episódios', text: 'Uma série que você segue tem um episódio novo' },
  on_service: { name: 'Nos meus serviços', text: 'Um título de “Quero ver” chegou a um serviço seu' },
  import_finished: { name: 'Importações', text: 'O que você importou está nas suas listas' },
  webhook_off: { name: 'Webhooks', text: 'Um webhook seu foi desligado depois de uma semana de falhas' },
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'O que há de novo para você no Marquee.',
    signIn: 'Entre para ver suas notificações',
    none: 'Nenhuma notificação ainda',
    noneText: 'Crie um lembrete ou siga uma série, e saiba aqui quando algo estreia.',
    browse: 'Ver próximas estreias',
    markAll: 'Marcar tudo como lido',
    mark: 'Marcar como lida',
    unread: 'Não lida',
    settings: 'Ajustes de notificações',
    newer: 'Mais recentes',
    older: 'Mais antigas',
    pages: 'Páginas de notificações',
    pageOf: (page, last) => `Página ${page} de ${last}`,
  },
  settings: {
    kinds: KINDS,
    rhythms: {
      at_once: 'Na hora',
      daily: 'Todo dia',
      weekly: 'Toda semana',
      never: 'Nunca',
    },
    title: 'Ajustes de notificações',
    description: 'Como o Marquee avisa você de estreias, episódios e títulos nos seus serviços.',
    signIn: 'Entre para mudar seus ajustes de notificações',
    inApp: 'No app',
    mail: 'Por e-mail',
    zone: 'Fuso horário',
    zoneText: 'Os e-mails diários saem às 8 da manhã nesse fuso, os semanais na segunda-feira.',
    releases: 'Cada lembrete diz se vai por e-mail. “Nunca” desliga os e-mails de todos eles.',
    mailsOff: 'Os e-mails estão desligados aqui: as notificações aparecem só no app.',
    save: 'Salvar',
    saved: 'Salvo',
    failed: 'Não conseguimos salvar isto agora. Tente de novo daqui a pouco.',
    back: 'Todas as notificações',
  },
  unsubscribe: {
    title: 'E-mails de notificação',
    ask: (kinds) =>
      `Parar todos os e-mails para seu endereço sobre ${kinds.map((kind) => KINDS[kind].name).join(', ')}? Você continua vendo tudo no Marquee.`,
    confirm: 'Parar estes e-mails',
    done: 'Chega destes e-mails',
    doneText:
      'Você continua vendo tudo no Marquee. Para voltar a receber e-mails, entre e mude seus ajustes de notificações.',
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
