import { expect, test } from 'vitest';
import {
  suggestedTags,
  TAG_BOUNDS,
  tagChanges,
  tagKey,
  tagName,
  tagOf,
  tagsIn,
} from '../../../../src/domain/tags/tags.ts';

test('a tag is one however it is written: in another case, with accents, in full width, with vowel signs', () => {
  const same = [
    ['Noir', 'NOIR', 'nóir', 'Ｎｏｉｒ', '  noir '],
    ['οδός', 'ΟΔΟΣ'],
    ['مُشاهَدة', 'مشاهدة', 'مشـاهدة'],
    ['With  Ben', 'with ben', 'with\u00a0ben'],
  ];
  for (const spellings of same) expect(new Set(spellings.map(tagKey)).size, spellings[0]).toBe(1);
});

test('a sign that makes another letter makes another tag', () => {
  expect(tagKey('がんばる')).not.toBe(tagKey('かんばる'));
  expect(tagKey('йод')).not.toBe(tagKey('иод'));
});

test('tags are parted by commas, each once, trimmed and cut between letters of any script', () => {
  expect(tagsIn(' Noir, noir,, もう一度 ,\n مشاهدة ')).toEqual(['Noir', 'もう一度', 'مشاهدة']);
  expect([...tagName('𝔘'.repeat(60))]).toHaveLength(TAG_BOUNDS.length);
  expect(tagName('a\n\tb')).toBe('a b');
});

test('an address names a tag by any of its spellings, and none by blanks', () => {
  expect(tagOf(new URLSearchParams('tag=N%C3%B3IR'))).toBe('noir');
  expect(tagOf(new URLSearchParams('tag=%20'))).toBeNull();
  expect(tagOf(new URLSearchParams())).toBeNull();
});

test('what is typed suggests tags that begin so first, and none the title has', () => {
  const all = ['Film noir', 'Noir', 'Noise', 'Dark'].map((name) => ({ name, key: tagKey(name) }));
  expect(suggestedTags('nó', all, ['NOISE']).map(({ name }) => name)).toEqual(['Noir', 'Film noir']);
});

test('another spelling is no change', () => {
  expect(tagChanges(['Noir', 'Dark'], ['NOIR', 'New'])).toEqual({ add: ['New'], remove: ['Dark'] });
});
