import { m } from '../../paraglide/messages.js';
import { dayAndPlace } from '../calendar/release-words.ts';
import { toReleasePlace } from '../../core/releases.ts';
import { WEBHOOKS_PATH } from '../connections/webhooks.ts';
import { formatDate } from '../../core/dates.ts';
import { IMPORT_PATH, seasonPath, titlePath } from '../../core/routes.ts';
import { elides } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listed, listedQuoted } from '../../core/language/listed.ts';
import { formatList } from '../../core/listing.ts';
import { REMINDERS_PATH } from '../reminders/reminders.ts';
import { noticeSettingsKindsNameBy } from './notices-words.ts';
import { NOTICE_SETTINGS_PATH, NOTICES_PATH, type Notice, type NoticeKind } from './notices.ts';

export interface NoticeWords {
  text: string;
  /** A second line; possibly empty. */
  detail: string;
  path: string;
}

type Said = Pick<NoticeWords, 'text' | 'detail'>;

function release({ title, data }: Notice): Said {
  const { event, day, from, season } = data;
  const name = isolated(title?.name ?? '');
  if (event === 'moved' && day) {
    const when = dayAndPlace(day, toReleasePlace(data.region, data.release));
    const before = from && formatDate(from);
    return {
      text:
        season === undefined ? m.notice_moved({ name, when }) : m.notice_moved_season({ name, season, when }),
      detail: before ? m.notice_before({ from: before, elided: elides(before) }) : '',
    };
  }
  if (event === 'announced') {
    const starts = day && formatDate(day);
    return {
      text: season === undefined ? m.notice_announced({ name }) : m.notice_announced_season({ name, season }),
      detail: starts ? m.notice_starts({ day: starts, elided: elides(starts) }) : '',
    };
  }
  return {
    text: season === undefined ? m.notice_out({ name }) : m.notice_out_season({ name, season }),
    detail: day ? dayAndPlace(day, toReleasePlace(data.region, data.release)) : '',
  };
}

function episodes({ title, data }: Notice): Said {
  const { episodes: all = [], count = all.length, day } = data;
  const [first] = all;
  const one = first && m.notice_episode({ season: first.season, number: first.number });
  const which =
    count > 1 && all.length > 1 ? m.episode_range({ code: one ?? '', to: all.at(-1)?.number ?? '' }) : one;
  const detail = [
    which && m.notice_which({ which }),
    count <= 1 && first?.name && isolated(first.name),
    day && formatDate(day),
  ];
  return {
    text: m.notice_episodes({ name: isolated(title?.name ?? ''), ...counted(Math.max(count, 1)) }),
    detail: detail.filter(Boolean).join(' \u00b7 '),
  };
}

function ofKind(notice: Notice): Said {
  const { kind, title, data } = notice;
  const name = isolated(title?.name ?? '');
  const host = data.host && isolated(data.host);
  switch (kind) {
    case 'release':
      return release(notice);
    case 'episode':
      return episodes(notice);
    case 'on_service': {
      const { services } = data;
      const text = services
        ? m.notice_on_service({
            name,
            services: listed(services),
            together: formatList(services.map(isolated)),
          })
        : m.notice_on_some_service({ name });
      return { text, detail: m.notice_wished() };
    }
    case 'import_finished':
      return {
        text: m.notice_imported(),
        detail: data.count === undefined ? '' : m.count_titles(counted(data.count)),
      };
    case 'webhook_off': {
      const detail = data.gone
        ? host === undefined
          ? m.notice_webhook_gone_site()
          : m.notice_webhook_gone({ host })
        : host === undefined
          ? m.notice_webhook_failed_site()
          : m.notice_webhook_failed({ host });
      return { text: m.notice_webhook_off(), detail };
    }
  }
}

function pathOf({ kind, title, data }: Notice): string {
  if (!title) {
    return { import_finished: IMPORT_PATH, webhook_off: WEBHOOKS_PATH }[kind as string] ?? NOTICES_PATH;
  }
  const season = data.season ?? data.episodes?.[0]?.season;
  return title.kind === 'tv' && season !== undefined ? seasonPath(title.id, season) : titlePath(title);
}

/** Renders the text and link of a notice; missing data is omitted. */
export function noticeWords(notice: Notice): NoticeWords {
  return { ...ofKind(notice), path: pathOf(notice) };
}

/** The texts of the unsubscribe page for some kinds of mail, and its next link. Without kinds it is about reminders. */
export function unsubscribeWords(kinds: readonly NoticeKind[]) {
  const failures = {
    unknown: m.reminder_unsubscribe_unknown(),
    unknownText: m.reminder_unsubscribe_unknown_text(),
    failed: m.reminder_unsubscribe_failed(),
  };
  if (kinds.length === 0) {
    return {
      ...failures,
      title: m.reminder_unsubscribe_title(),
      ask: m.reminder_unsubscribe_ask(),
      confirm: m.reminder_unsubscribe_confirm(),
      done: m.reminder_unsubscribe_done(),
      doneText: m.reminder_unsubscribe_done_text(),
      next: { path: REMINDERS_PATH, label: m.account_menu_reminders() },
    };
  }
  const names = kinds.map((kind) => noticeSettingsKindsNameBy[kind]());
  return {
    ...failures,
    title: m.notice_unsubscribe_title(),
    ask: m.notice_unsubscribe_ask({
      kinds: listed(names),
      quoted: formatList(names.map((text) => m.words_quoted({ text }))),
      together: listedQuoted(names),
    }),
    confirm: m.notice_unsubscribe_confirm(),
    done: m.notice_unsubscribe_done(),
    doneText: m.notice_unsubscribe_done_text(),
    next: { path: NOTICE_SETTINGS_PATH, label: m.notice_settings_title() },
  };
}
