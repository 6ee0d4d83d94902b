import { describe, expect, test } from 'vitest';
import {
  cardImage,
  cardPath,
  cardVersion,
  parseCardAddress,
} from '../../../../src/domain/share/share-cards.ts';
import { shareCard } from '../../../support/share/cards.ts';

const parse = (path: string) => {
  const [, family, file] = /^\/cards\/([^/]+)\/(.+)\.png$/.exec(path) ?? [];
  return parseCardAddress(family, file);
};

describe('the address of a share card', () => {
  test('says which card it is and what it shows', () => {
    const card = shareCard();
    expect(parse(cardPath(card))).toEqual({ family: 'title', id: 'movie-603', version: cardVersion(card) });
  });

  test('is another one as soon as anything on the card is', () => {
    const changes = [
      { name: 'Matrix' },
      { score: '8.3' },
      { facts: [] },
      { over: 'Movie' },
      { backdropPath: '/a.jpg' },
    ];
    const paths = [{}, ...changes].map((more) => cardPath(shareCard(more)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each([
    ['title', undefined],
    ['title', 'movie-603'.toUpperCase()],
    ['title', '../../etc/passwd-1'],
    ['title', `${'a'.repeat(90)}-1`],
    ['nothing', 'movie-603-1'],
    [undefined, 'movie-603-1'],
  ])('is none of family %j and file %j', (family, file) => {
    expect(parseCardAddress(family, file)).toBeNull();
  });

  test('comes with what link previews are told: type, size and a text in place of it', () => {
    expect(cardImage(shareCard())).toMatchObject({
      ...{ type: 'image/png', width: 1200, height: 630 },
      alt: 'The Matrix, Movie · 1999, Action, Science Fiction, on Marquee',
    });
  });
});
