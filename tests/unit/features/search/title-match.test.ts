import { describe, expect, test } from 'vitest';
import {
  closedName,
  mainTitle,
  matchTitle,
  normalisedTitle,
  withoutArticle,
} from '../../../../src/features/search/title-match.ts';
import type { TitleSummary } from '../../../../src/core/title.ts';

const title = (name: string, year: number | null, votes = 100, originalTitle = name) =>
  ({
    ...{ kind: 'movie', id: 1, title: name, originalTitle, voteCount: votes },
    date: year === null ? null : `${year}-06-01`,
  }) as TitleSummary;
const found = (name: string, year: number | null, ...titles: TitleSummary[]) => {
  const match = matchTitle({ name, year }, titles);
  return match && `${match.title} ${match.date?.slice(0, 4) ?? '?'}`;
};

describe('A title is compared', () => {
  test.each([
    ['Amélie', 'amelie'],
    ["  Ocean's  Eleven! ", 'oceans eleven'],
    ['Rocky II', 'rocky 2'],
    ['III VI VII VIII IX IV', 'iii 6 7 8 9 4'],
    ['Thir13en Ghosts III', 'thir13en ghosts 3'],
    ['千と千尋の神隠し', '千と千尋の神隠し'],
    ['?!', ''],
  ])('%s as %s', (name, normalised) => {
    expect(normalisedTitle(name)).toBe(normalised);
  });

  test.each([
    ['the matrix', 'matrix'],
    ['an education', 'education'],
    ['a star', 'star'],
    ['das boot', 'boot'],
    ['las meninas', 'meninas'],
    ['the', 'the'],
    ['theatre of blood', 'theatre of blood'],
    ['over the top', 'over the top'],
  ])('%s without an article as %s', (name, bare) => {
    expect(withoutArticle(name)).toBe(bare);
  });

  test.each([
    ['Birdman or (The Unexpected Virtue of Ignorance)', 'Birdman'],
    ['Alien: Covenant', 'Alien'],
    ['Léon - Der Profi', 'Léon'],
    ['Léon – Der Profi', 'Léon'],
    ['Dr. Strangelove or: How I Learned', 'Dr. Strangelove'],
    ['Brazil(1985)', 'Brazil'],
    ['Spider-Man', 'Spider-Man'],
  ])('%s before its subtitle as %s', (name, main) => {
    expect(mainTitle(name)).toBe(main);
  });

  test('as one word', () => expect(closedName('Star Wars II')).toBe('starwars2'));
});

describe('The match of a name', () => {
  const alien = title('Alien', 1979, 14_000);
  const covenant = title('Alien: Covenant', 2017, 8000);

  test.each([
    ['the one of that name', 'alien', null, 'Alien 1979'],
    ['the one of that year', 'Alien', 1979, 'Alien 1979'],
    ['that of the year before', 'Alien', 1980, 'Alien 1979'],
    ['that of the year after', 'Alien', 1978, 'Alien 1979'],
    ['none of two years later', 'Alien', 1981, undefined],
    ['one with a subtitle, of its year', 'Alien', 2017, 'Alien: Covenant 2017'],
    ['the same without its subtitle', 'Covenant', 2017, undefined],
    ['one by its name and another subtitle', 'Alien - The Director', 1979, 'Alien 1979'],
    ['nothing by a sign', '!', null, undefined],
    ['nothing of another name', 'Aliens', 1979, undefined],
  ])('%s: %s (%s)', (_what, name, year, match) => {
    expect(found(name, year, covenant, alien)).toBe(match);
  });

  test('is no film that only begins with it, without a year', () => {
    expect(found('Alien', null, covenant)).toBeUndefined();
    expect(found(': Covenant', 2017, title('Alien: Covenant', 2017))).toBeUndefined();
  });

  test('can be by the original name, and without its article', () => {
    const boot = title('The Boat', 1981, 10, 'Das Boot');
    expect(found('Boot', 1981, boot)).toBe('The Boat 1981');
    expect(found('Boot', null, boot)).toBe('The Boat 1981');
    expect(found('A Boat', null, boot)).toBe('The Boat 1981');
    expect(found('The Boat', null, boot)).toBe('The Boat 1981');
    expect(found('Das Boot: Director’s Cut', 1981, boot)).toBe('The Boat 1981');
  });

  test('is none for signs alone, even if a title is made of them', () => {
    expect(found('!', null, title('?!', 1999))).toBeUndefined();
    expect(found(': Covenant', 2017, title('?!', 2017))).toBeUndefined();
  });

  test('is none without a date if a year is given, else it can be', () => {
    expect(found('Alien', 1979, title('Alien', null))).toBeUndefined();
    expect(found('Alien', null, title('Alien', null))).toBe('Alien ?');
  });

  test('is the closer name, then the better known, unless a year decides', () => {
    expect(found('The Alien', 1979, title('Alien', 1979, 9000), title('The Alien', 1979, 1))).toBe(
      'The Alien 1979',
    );
    expect(found('Alien', null, title('Alien', 1960, 5), title('Alien', 1979, 9000))).toBe('Alien 1979');
    // About thirty times the votes outweigh one year.
    expect(found('Alien', 1979, title('Alien', 1979, 99), title('Alien', 1980, 999))).toBe('Alien 1979');
    expect(found('Alien', 1979, title('Alien', 1979, 9), title('Alien', 1980, 999))).toBe('Alien 1980');
  });
});
