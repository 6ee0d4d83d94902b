import { describe, expect, test } from 'vitest';
import { readGenres } from '../../../../src/features/wishes/genres.ts';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';

const read = (text: string, kind: 'movie' | 'tv' = 'movie') => readGenres(new Sentence(text), kind);

describe('a genre', () => {
  test.each<[string, number[], number[]]>([
    ['a rom-com', [10749, 35], [35]],
    ['romcoms', [10749, 35], [35]],
    ['a dramedy', [35, 18], [35, 18]],
    ['comedy drama', [35, 18], [35, 18]],
    ['anime', [16], [16]],
    ['action-packed', [28], [10759]],
    ['adventures', [12], [10759]],
    ['cartoons', [16], [16]],
    ['animated', [16], [16]],
    ['hilarious', [35], [35]],
    ['comedies', [35], [35]],
    ['goofy', [35], [35]],
    ['a sitcom', [], [35]],
    ['true crime', [80, 99], [80, 99]],
    ['crime', [80], [80]],
    ['documentaries', [99], [99]],
    ['period drama', [18], [18]],
    ['dramatic', [18], [18]],
    ['for my little kids', [10751], [10762]],
    ['childrens films', [10751], [10762]],
    ['kid-friendly', [10751], [10762]],
    ['for the whole family', [10751], [10751]],
    ['with my kids', [10751], [10751]],
    ['family movies', [10751], [10751]],
    ['fantasy', [14], [10765]],
    ['historical', [36], []],
    ['scary', [27], []],
    ['a musical', [10402], []],
    ['whodunnit', [9648], [9648]],
    ['love story', [10749], []],
    ['science fiction', [878], [10765]],
    ['sci-fi', [878], [10765]],
    ['thriller', [53], []],
    ['war', [10752], [10768]],
    ['western', [37], [37]],
    ['reality shows', [], [10764]],
    ['a talk show', [], [10767]],
    ['news', [], [10763]],
    ['soap opera', [], [10766]],
    ['telenovelas', [], [10766]],
    ['a TV movie', [10770], []],
    // Without these genres.
    ['history of', [], []],
    ['music videos', [], []],
    ['world war', [], []],
    ['war of', [], []],
    ['family', [], []],
    ['kids', [], []],
  ])('"%s"', (words, movie, tv) => {
    expect(read(words, 'movie').genres).toEqual(movie);
    expect(read(words, 'tv').genres).toEqual(tv);
  });

  test.each([
    ['comedy and horror', [35, 27], 'all', []],
    ['comedy or horror', [35, 27], 'any', []],
    ['a comedy or a horror', [35, 27], 'any', []],
    ['comedy films or good horror', [35, 27], 'any', []],
    ['comedy or something horror', [35, 27], 'any', []],
    ['comedy or maybe something else horror', [35, 27], 'all', []],
    ['comedy or funny', [35], 'all', []],
    ['comedy, no horror', [35], 'all', [27]],
    ['no horror, horror', [], 'all', [27]],
    ['no comedy or horror', [], 'all', [35, 27]],
    // "Not silly" can be a comedy.
    ['not silly', [], 'all', []],
    ['funny, but not silly', [35], 'all', []],
    ['does not have to be funny', [], 'all', []],
    ['no Korean horror', [], 'all', []],
    ['', [], 'all', []],
  ])('is included or excluded: %s', (text, genres, match, without) => {
    expect(read(text)).toEqual({ genres, match, without });
  });

  test('is removed from the text, unless the kind lacks it', () => {
    const left = (text: string, kind: 'movie' | 'tv') => {
      const sentence = new Sentence(text);
      readGenres(sentence, kind);
      return sentence.left;
    };
    expect(left('scary comedies, no westerns', 'movie')).toBe('· · | no ·');
    expect(left('scary comedies, no westerns', 'tv')).toBe('scary · | no ·');
    expect(left('not silly', 'tv')).toBe('not silly');
  });
});
