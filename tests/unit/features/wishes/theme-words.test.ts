import { describe, expect, test } from 'vitest';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';
import { COMPOUND_THEMES, THEMES } from '../../../../src/features/wishes/theme-words.ts';
import { readThemes } from '../../../../src/features/wishes/themes.ts';

describe('every mood and subject', () => {
  test.each([...COMPOUND_THEMES, ...THEMES])(
    'has words, keywords and terms: %s',
    (words, keywords, terms) => {
      expect(words).toMatch(/^[a-z(]/);
      expect(keywords.split(', ').every((keyword) => /^[a-z]/.test(keyword))).toBe(true);
      expect(terms).toMatch(/^[a-z]/);
      expect(() => new RegExp(words, 'u')).not.toThrow();
    },
  );

  test('is read once under all names, and separately if refused', () => {
    const table = [
      ['zombies?|undead', 'zombie, undead', 'zombie'],
      ['ghosts?', 'ghost', 'ghost'],
    ] as const;
    const sentence = new Sentence('zombies, the undead, no ghosts, nothing that does not have to be a ghost');
    expect(readThemes(sentence, table)).toEqual({
      themes: [{ words: 'zombies', said: 'zombies', keywords: ['zombie', 'undead'], terms: 'zombie' }],
      refused: [{ words: 'ghosts', said: 'ghosts', keywords: ['ghost'], terms: 'ghost' }],
    });
    expect(sentence.left).toContain('a ghost');
    expect(sentence.left).not.toContain('undead');
  });

  test.each([
    ['a dark comedy', 'dark', false],
    ['a film noir', 'film noir', false],
    ['based on a true story', 'based on a true story', false],
    ['no serial killers', '', true],
  ])('can contain a genre’s words: %s', (text, words, refused) => {
    const read = readThemes(new Sentence(text), COMPOUND_THEMES);
    expect(read.themes.map((theme) => theme.words)).toEqual(words === '' ? [] : [words]);
    expect(read.refused).toHaveLength(refused ? 1 : 0);
  });
});
