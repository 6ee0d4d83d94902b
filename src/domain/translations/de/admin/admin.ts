import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'Melde dich an, um die Verwaltung zu öffnen',
  denied: 'Kein Zutritt',
  deniedText: 'Diese Seite ist für die Leute, die Marquee betreiben.',
  removed: { title: 'Kritik entfernt', text: 'Im Protokoll steht, wer sie entfernt hat und warum.' },
  alreadyGone: { title: 'Schon weg', text: 'Diese Kritik gibt es nicht mehr.' },
  removeFailed: failed('Die Kritik konnte nicht entfernt werden.'),
  restored: { title: 'Kritik wiederhergestellt', text: 'Sie ist wieder zu sehen, wie sie war.' },
  tooLate: { title: 'Zu spät', text: 'Diese Kritik lässt sich nicht mehr zurückholen.' },
  restoreFailed: failed('Die Kritik konnte nicht wiederhergestellt werden.'),
  dismissed: (count) => ({
    title: 'Kritik behalten',
    text: plural(count, { one: '{n} Meldung verworfen.', other: '{n} Meldungen verworfen.' }),
  }),
  dismissFailed: failed('Die Meldungen konnten nicht verworfen werden.'),
  keepButton: 'Behalten',
  removeButton: 'Entfernen',
  removingNow: 'Wird entfernt …',
  undo: 'Rückgängig',
  restore: 'Wiederherstellen',
  said: { removed: 'Entfernt', kept: 'Behalten', gone: 'Weg', restored: 'Wiederhergestellt' },
  removeReview: 'Kritik entfernen',
  reason: 'Grund',
  nameless: 'jemand ohne Namen',
  keep: ({ title, author }) => `Kritik zu „${title}“ behalten (${author})`,
  remove: ({ title, author }) => `Kritik zu „${title}“ entfernen (${author})`,
  restoreOf: ({ title, author }) => `Kritik zu „${title}“ wiederherstellen (${author})`,
  undoRemoval: ({ title, author }) => `Entfernen der Kritik zu „${title}“ rückgängig machen (${author})`,
  removing: ({ title, author }) =>
    `Du entfernst die Kritik zu „${title}“ (${author}). Dreißig Tage lang lässt sie sich aus dem Protokoll zurückholen.`,
  reasons: ['Spam', 'Beleidigung', 'Spoiler', 'Hat nichts mit dem Titel zu tun'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
