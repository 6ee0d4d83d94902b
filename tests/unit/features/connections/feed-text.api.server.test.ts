import { expect, test } from 'vitest';
import { inLanguage } from '../../../../src/contract/language.ts';
import {
  entryOfTitle,
  jsonFeedText,
  rssText,
  type Feed,
} from '../../../../src/features/connections/feed-text.api.server.ts';

const siteUrl = 'https://marquee.example';
const feed: Feed = {
  title: 'Merkliste',
  page: `${siteUrl}/de/`,
  self: `${siteUrl}/de/feeds/a/rss.xml`,
  siteUrl,
  entries: [
    entryOfTitle({
      ...{ kind: 'movie', id: 603, title: 'Matrix', date: '1999-03-31', at: '2026-01-01T00:00:00Z' },
      tvdb: null,
    }),
  ],
};

test('Declares a feed’s language, and links to pages in it', () => {
  const rss = inLanguage('de', () => rssText(feed));
  expect(rss).toContain('<language>de</language>');
  expect(rss).toContain('<link>https://marquee.example/de/movie/603</link>');
  const json = JSON.parse(inLanguage('pt-br', () => jsonFeedText(feed))) as Record<string, unknown>;
  expect(json).toMatchObject({
    language: 'pt-BR',
    items: [{ url: 'https://marquee.example/pt-br/movie/603' }],
  });
  expect(rssText(feed)).toContain('<language>en</language>');
});
