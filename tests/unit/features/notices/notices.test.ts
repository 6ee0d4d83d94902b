import { noticeWords, unsubscribeWords } from '../../../../src/features/notices/notice-words.ts';
import { describe, expect, test } from 'vitest';
import {
  endMailsPath,
  isNoticeKind,
  NOTICE_KINDS,
  noticeKey,
  USUAL_PREFERENCES,
  type Notice,
} from '../../../../src/features/notices/notices.ts';

const notice = (more: Partial<Notice>): Notice => ({
  id: 1,
  kind: 'release',
  title: { kind: 'movie', id: 603, name: 'The Matrix', posterPath: null },
  data: {},
  createdAt: '2030-01-10T12:00:00Z',
  read: false,
  ...more,
});
const series = { kind: 'tv' as const, id: 7, name: '\u30ef\u30f3\u30d4\u30fc\u30b9', posterPath: null };

describe('A notice is described', () => {
  test.each<[Partial<Notice>, string, string, string]>([
    [{ data: { event: 'out', day: '2030-01-10' } }, 'The Matrix is out', 'January 10, 2030', '/movie/603'],
    [{}, 'The Matrix is out', '', '/movie/603'],
    [
      { data: { event: 'moved', day: '2030-02-10', from: '2030-01-10' } },
      'The Matrix moved to February 10, 2030',
      'It was announced for January 10, 2030.',
      '/movie/603',
    ],
    [
      { title: series, data: { event: 'announced', season: 3, day: '2030-02-10' } },
      `Season 3 of ${series.name} is announced`,
      'It starts on February 10, 2030.',
      '/tv/7/season/3',
    ],
    [
      {
        kind: 'episode',
        title: series,
        data: { day: '2030-01-10', episodes: [{ season: 2, number: 5, name: 'End' }] },
      },
      `A new episode of ${series.name}`,
      'S2 E5 \u00b7 End \u00b7 January 10, 2030',
      '/tv/7/season/2',
    ],
    [
      {
        kind: 'episode',
        title: series,
        data: {
          count: 3,
          episodes: [
            { season: 2, number: 5 },
            { season: 2, number: 7 },
          ],
        },
      },
      `3 new episodes of ${series.name}`,
      'S2 E5\u2013E7',
      '/tv/7/season/2',
    ],
    [{ kind: 'episode', title: series }, `A new episode of ${series.name}`, '', '/tv/7'],
    [
      { kind: 'on_service', data: { services: ['Lumen', 'Orbit'] } },
      'The Matrix is on Lumen, Orbit now',
      'From your wishlist',
      '/movie/603',
    ],
    [
      { kind: 'import_finished', title: null, data: { count: 1 } },
      'Your import is finished',
      '1 title',
      '/import',
    ],
    [{ title: null }, ' is out', '', '/notices'],
  ])('%j', (more, text, detail, path) => {
    expect(noticeWords(notice(more))).toEqual({ text, detail, path });
  });
});

test('Builds a notice’s key of the title and its repeatable event', () => {
  expect(noticeKey({ kind: 'tv', id: 7 }, '2030-01-10')).toBe('tv:7:2030-01-10');
});

test('Names the kinds in an unsubscribe link, and on its page', () => {
  expect(endMailsPath('abc', ['episode', 'on_service'])).toBe(
    '/unsubscribe?token=abc&kind=episode&kind=on_service',
  );
  expect(unsubscribeWords(['episode', 'on_service'])).toMatchObject({
    ask: 'Stop all emails to your address about Episodes, On my services? You still see them in Marquee.',
    next: { path: '/notices/settings' },
  });
  expect(unsubscribeWords([])).toMatchObject({ title: 'Reminder emails', next: { path: '/reminders' } });
});

test('Notifies in the app about everything by default, and by mail only of releases', () => {
  const mails = NOTICE_KINDS.map((kind) => [kind, USUAL_PREFERENCES[kind].mail]);
  expect(mails.filter(([, mail]) => mail !== 'never')).toEqual([['release', 'at_once']]);
  expect(NOTICE_KINDS.map((kind) => USUAL_PREFERENCES[kind].inApp)).toEqual(NOTICE_KINDS.map(() => true));
});

test('Accepts only known kinds of notices', () => {
  expect(NOTICE_KINDS.every(isNoticeKind)).toBe(true);
  expect(['', 'releases', 'toString', null, 1].some(isNoticeKind)).toBe(false);
});
