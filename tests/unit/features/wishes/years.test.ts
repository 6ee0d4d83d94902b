import { describe, expect, test } from 'vitest';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';
import { readYears } from '../../../../src/features/wishes/years.ts';

/** From the first to the last year, as of 2026: `1990–`, `–1979`, or an empty text. */
function read(text: string): string {
  const { from, to } = readYears(new Sentence(text), 2026);
  return from === null && to === null ? '' : `${from ?? ''}–${to ?? ''}`;
}

describe('years', () => {
  test.each([
    ['from 1984', '1984–1984'],
    ['made in 1984', '1984–1984'],
    ['a 1984 film', '1984–1984'],
    ['1984', '1984–1984'],
    ['1888', '1888–1888'],
    ['1887', ''],
    ['2028', '2028–2028'],
    ['2029', ''],
    ['set in 1984', ''],
    ['set in 1984 movies', '1984–1984'],
    ['about 1984', ''],
    ['the summer of 1984', ''],
    ['1984 the book', ''],
    ['called 1984', ''],
    ['before 1990', '–1989'],
    ['made before 1990', '–1989'],
    ['older than 1990', '–1989'],
    ['prior to 1990', '–1989'],
    ['until 1990', '–1990'],
    ['no later than 1990', '–1990'],
    ['up to 1990', '–1990'],
    ['after 1990', '1991–'],
    ['newer than 1990', '1991–'],
    ['later than 1990', '1991–'],
    ['since 1990', '1990–'],
    ['released since 1990', '1990–'],
    ['starting in 1990', '1990–'],
    ['no older than 1990', '1990–'],
    ['1990 onwards', '1990–'],
    ['from 1990 on', '1990–'],
    ['1990 or later', '1990–'],
    ['1990 and newer', '1990–'],
    ['1990+', '1990–'],
    ['1990 or earlier', '–1990'],
    ['1990 and older', '–1990'],
    ['around 1990', '1988–1992'],
    ['ca. 1990', '1988–1992'],
    ['from 1990 to today', '1990–'],
    ['1990 until now', '1990–'],
    ['between 1990 and 1995', '1990–1995'],
    ['between the years 1995 and 1990', '1990–1995'],
    ['1990-1995', '1990–1995'],
    ['from 1990 through 1995', '1990–1995'],
    ['1990 or 1991', '1990–1991'],
    // Separate years are not a span: the first is used, and the other is reported as not understood.
    ['1990 or 1995', '1990–1990'],
    ['1990, 1991 or 1995', '1990–1990'],
    ['1990, 1991 or 1992', '1990–1992'],
    ['1992, 1990 and 1991', '1990–1992'],
    ['nothing before 1990', '1990–'],
    ['not older than 1990', '1990–'],
    ['nothing after 1990', '–1990'],
    ['not newer than 1990', '–1990'],
    ['nothing since 1990', '–1989'],
    ['after 1990 and before 2000', '1991–1999'],
    ['after 2000 and before 1990', '–1989'],
  ])('are read in digits: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['the 90s', '1990–1999'],
    ['from the 1990s', '1990–1999'],
    ["the '90s", '1990–1999'],
    ['the nineties', '1990–1999'],
    ['twenties', '1920–1929'],
    ['thirties', '1930–1939'],
    ['forties', '1940–1949'],
    ['fifties', '1950–1959'],
    ['sixties', '1960–1969'],
    ['seventies', '1970–1979'],
    ['eighties', '1980–1989'],
    ['noughties', '2000–2009'],
    ['aughts', '2000–2009'],
    ['naughties', '2000–2009'],
    ['2010s', '2010–2019'],
    ['early 90s', '1990–1993'],
    ['mid 90s', '1993–1996'],
    ['late nineties', '1996–1999'],
    ['the 60s and 70s', '1960–1979'],
    ['the 70s and the 60s', '1960–1979'],
    ['the 60s and 80s', '1960–1969'],
    ['through the 60s and 70s', '1970–1979'],
    ['than the 90s', ''],
    ['from the 60s to the 80s', '1960–1989'],
    ['the 80s through the 60s', '1960–1989'],
    ['between the 60s and the 80s', '1960–1989'],
    ['the 80s to today', '1980–'],
    ['the 80s onwards', '1980–'],
    ['the 80s or later', '1980–'],
    ['the 80s and older', '–1989'],
    ['before the 80s', '–1979'],
    ['pre-80s', '–1979'],
    ['until the 80s', '–1989'],
    ['after the 80s', '1990–'],
    ['post-90s', '2000–'],
    ['since the 80s', '1980–'],
    ['nothing before the 80s', '1980–'],
    ['nothing after the 80s', '–1989'],
    ['nothing since the 80s', '–1979'],
    ['set in the 80s', ''],
    ['no films from the 80s', ''],
    ['80s days', ''],
  ])('are read as decades: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['the last 5 years', '2021–'],
    ['from the past two decades', '2006–'],
    ['within the last few years', '2021–'],
    ['in the last couple of years', '2024–'],
    ['not older than 10 years', '2016–'],
    ['not more than ten years old', '2016–'],
    ['not newer than 10 years', '–2016'],
    ['newer than 10 years', '2016–'],
    ['less than ten years old', '2016–'],
    ['no more than 10 years old', '2016–'],
    ['older than 20 years', '–2006'],
    ['more than two decades old', '–2006'],
    ['at least 20 years old', '–2006'],
    ['children less than ten years old', ''],
    ['from 10 years ago', '2016–2016'],
    ['a few years ago', '2020–2024'],
    ['a couple of years ago', '2024–2024'],
    ['this or last year', '2025–2026'],
    ['last year or this year', '2025–2026'],
    ['the last decade', '2016–'],
    ['this decade', '2020–'],
    ['this year', '2026–2026'],
    ['from last year', '2025–2025'],
    ['next year', '2027–2027'],
    ['the 20th century', '1900–1999'],
    ['last century', '1900–1999'],
    ['the 21st century', '2000–'],
    ['this century', '2000–'],
    ['recent', '2021–'],
    ['very recently released', '2021–'],
    ['latest', '2021–'],
    ['a new film', '2021–'],
    ['newer comedies', '2021–'],
    ['New York', ''],
    ['modern', '2000–'],
    ['contemporary', '2000–'],
    ['a classic', '–1979'],
    ['vintage', '–1979'],
    ['old movies', '–1979'],
    ['an old man', ''],
    ['golden age of Hollywood', '–1979'],
    ['nothing recent', '–2020'],
    ['nothing old', '2000–'],
    ['nothing too old', '2000–'],
    ['no old men', ''],
    ['no classics', '1980–'],
  ])('are read relative to today: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('are removed from the text, and reported if contradictory', () => {
    const left = (text: string) => {
      const sentence = new Sentence(text);
      readYears(sentence, 2026);
      return sentence.left;
    };
    expect(left('comedies from the 90s')).toBe('comedies ·');
    expect(left('the 60s and 80s')).toBe('· and 80s');
    expect(left('after 2000 and before 1990')).toContain('2000');
    expect(left('set in 1984')).toBe('set in 1984');
  });
});
