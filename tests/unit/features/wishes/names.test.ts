import { describe, expect, test } from 'vitest';
import { nameIndex, readLikes, readPeople, saysSomething } from '../../../../src/features/wishes/names.ts';
import { possiblePeople, possibleTitles } from '../../../../src/features/wishes/possible-names.ts';
import { Sentence } from '../../../../src/features/wishes/sentence.ts';

const titles = nameIndex([
  { id: 1, name: 'Dune', date: '1984-12-14' },
  { id: 2, name: 'Dune', date: '2021-09-15' },
  { id: 3, name: 'Alien', otherName: 'Das unheimliche Wesen' },
  { id: 4, name: 'Heat', date: null },
  { id: 5, name: 'It' },
  { id: 6, name: 'The Good, the Bad and the Ugly' },
  { id: 7, name: 'Lost in Translation' },
  { id: 8, name: 'Funny' },
  { id: 9, name: '!?' },
  { id: 10, name: 'M' },
  { id: 11, name: 'The Godfather' },
  { id: 12, name: 'Cats, Dogs' },
]);

const people = nameIndex([
  { id: 1, name: 'Tom Hanks' },
  { id: 2, name: 'Ingmar Bergman', otherName: 'Bergman' },
  { id: 3, name: 'David Lynch' },
]);

describe('a name', () => {
  test('is found by all its words, by its other name, and by its year', () => {
    const ids = (...names: string[]) => names.map((name) => titles.get(name)?.id);
    expect(ids('dune', 'dune 1984', 'dune from 2021', 'dune 2000')).toEqual([1, 1, 2, undefined]);
    expect(ids('das unheimliche wesen', 'the good the bad and the ugly', 'good')).toEqual([3, 6, undefined]);
    expect(ids('heat', '', ' 1984', 'from 1984')).toEqual([4, undefined, undefined, undefined]);
  });

  test('has a meaning if its words are a genre, a mood or a subject', () => {
    expect(['romantic', 'zombies', 'dark comedy', 'feel good', 'dune', ''].map(saysSomething)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('example titles', () => {
  const read = (text: string) => {
    const sentence = new Sentence(text);
    return [readLikes(sentence, titles).map(({ id }) => id), sentence.left];
  };

  test.each<[string, number[], string]>([
    ['like Alien', [3], '·'],
    ['something like the movie Alien', [3], 'something like the movie ·'],
    ['similar to Alien, funny', [3, 8], '· | ·'],
    ['movies in the vein of Heat', [4], '·'],
    ['as scary as Alien', [3], 'as scary as ·'],
    ['like Alien and Heat', [3, 4], '· and ·'],
    ['like Alien, Heat or Dune', [3, 4, 1], '· | · or ·'],
    ['like Foo, Alien or Heat', [3, 4], 'like foo | · or ·'],
    ['like something, Alien', [], 'like something | alien'],
    ['like Dune (2021)', [2], '· |'],
    ['like Dune from 2021', [2], '·'],
    ['Dune', [], 'dune'],
    ['or Alien', [], 'or alien'],
    ['like Alien Heat', [3], '· heat'],
    ...['film', 'films', 'movie', 'movies', 'show', 'series', 'tv', 'watching'].map(
      (word): [string, number[], string] => [`like Alien and ${word} Heat`, [3, 4], `· and ${word} ·`],
    ),
    ['Cats, Dogs', [], 'cats | dogs'],
    ['like Cats, Dogs', [12], '·'],
    ['Heat but funny', [4], '· but funny'],
    ['Alien but funny', [], 'alien but funny'],
    ['scary. Heat but funny', [4], 'scary | · but funny'],
    ['scary Heat but funny', [], 'scary heat but funny'],
    ['Heat without people', [4], '· without people'],
    ['Funny but sad', [], 'funny but sad'],
    ['Alien meets Heat', [3, 4], '· ·'],
    ['Alien meets nobody', [], 'alien meets nobody'],
    ['Lost in Translation', [7], '·'],
    ['The Godfather', [], 'the godfather'],
    ['the good, the bad and the ugly', [6], '·'],
    ['like it', [], 'like it'],
    ['something like It', [5], '·'],
    ['something like m', [], 'something like m'],
    ['something like M', [10], '·'],
    ['nothing like Alien', [], 'nothing like alien'],
    ['like Alien, like Alien', [3], '· | ·'],
    ['like both Alien and Heat', [3, 4], 'like both · and ·'],
    ['', [], ''],
  ])('%s', (text, ids, left) => {
    expect(read(text)).toEqual([ids, left]);
  });
});

describe('people in a sentence', () => {
  const read = (text: string) => {
    const sentence = new Sentence(text);
    const { people: all, match, without } = readPeople(sentence, people);
    return [all.map(({ id }) => id), match, without.map(({ id }) => id), sentence.left];
  };

  test.each<[string, number[], string, number[], string]>([
    ['with Tom Hanks', [1], 'all', [], '·'],
    ['written by Bergman', [2], 'all', [], '·'],
    ['something from Ingmar Bergman, sad', [2], 'all', [], '· | sad'],
    ['starring Tom Hanks', [1], 'all', [], '·'],
    ['the actor Tom Hanks', [1], 'all', [], '·'],
    ['Tom Hanks and David Lynch', [1, 3], 'all', [], '· and ·'],
    ['Tom Hanks or David Lynch', [1, 3], 'any', [], '· or ·'],
    ['Tom Hanks, or David Lynch', [1, 3], 'any', [], '· | or ·'],
    ['by Tom Hanks or by David Lynch', [1, 3], 'any', [], '· or ·'],
    ['Tom Hanks or maybe even David Lynch', [1, 3], 'all', [], '· or maybe even ·'],
    ['Tom Hanks or horror', [1], 'all', [], '· or horror'],
    ['comedy or Tom Hanks', [1], 'all', [], 'comedy or ·'],
    ['not by Bergman', [], 'all', [2], 'not by ·'],
    ['not by Bergman or David Lynch', [], 'all', [2, 3], 'not by · or ·'],
    ['Tom Hanks, not by Bergman', [1], 'all', [2], '· | not by ·'],
    ['does not have to be with Tom Hanks', [], 'all', [], 'does not have to be with tom hanks'],
    ['Tom Hanks, funny or David Lynch', [1, 3], 'all', [], '· | funny or ·'],
    ['Tom Hanks? No!', [], 'all', [1], '· | no |'],
    ['or Tom Hanks and David Lynch', [1, 3], 'all', [], 'or · and ·'],
    ['Tom Hanks or David Lynch, no Tom Hanks', [3], 'all', [1], '· or · | no ·'],
    ['no Tom Hanks, Tom Hanks', [], 'all', [1], 'no · | ·'],
    ['Tom', [], 'all', [], 'tom'],
  ])('%s', (text, ids, match, without, left) => {
    expect(read(text)).toEqual([ids, match, without, left]);
  });
});

describe('names to look up', () => {
  const run = (words: string, refused = false) => ({ words, refused });

  test.each<[string, ReturnType<typeof run>[], string[]]>([
    ['films by Al Pacino', [run('al pacino')], ['al pacino']],
    ['young Al Pacino please', [run('young al pacino')], ['al pacino']],
    ['Al Pacino young', [run('al pacino young')], ['al pacino young']],
    ['young Pacino please', [run('young pacino')], ['young pacino']],
    ['no very young Kubrick', [run('very young kubrick', true)], ['very young kubrick']],
    ['by kubrick', [run('kubrick')], ['kubrick']],
    ['director kubrick', [run('kubrick')], ['kubrick']],
    ['a kubrick film', [run('kubrick')], []],
    ['a Kubrick film', [run('kubrick')], ['kubrick']],
    ['Al Pacino and deniro', [run('al pacino'), run('deniro')], ['al pacino', 'deniro']],
    ['al pacino deniro', [run('deniro')], []],
    ['like Dune', [run('dune')], []],
    ['like the Dune', [run('dune')], []],
    ['French', [run('french')], []],
    ['no Al Pacino', [run('al pacino', true)], ['al pacino']],
    ['no jump scares', [run('jump scares', true)], []],
    ['one two three four five', [run('one two three four five')], []],
    ['one two three four', [run('one two three four')], ['one two three four']],
    [
      'Ab Cd, Ef Gh, Ij Kl, Mn Op',
      ['ab cd', 'ef gh', 'ij kl', 'mn op'].map((words) => run(words)),
      ['ab cd', 'ef gh', 'ij kl'],
    ],
    ['', [], []],
  ])('are people: %s', (text, unread, names) => {
    expect(possiblePeople(text, unread)).toEqual(names);
  });

  test.each<[string, string[]]>([
    ['like Dune', ['Dune']],
    ['Like the movie Dune.', ['Dune']],
    ['something like “Dune”, funny', ['Dune']],
    ['like Dune but funny', ['Dune but funny', 'Dune']],
    ['like Dune in space', ['Dune in space', 'Dune']],
    ['like Lost in Translation', ['Lost in Translation']],
    ['like Alien, Heat', ['Alien, Heat', 'Alien', 'Heat']],
    ['like Alien, and the film Heat', ['Alien, and the film Heat', 'Alien', 'Heat']],
    ['like Dr. Strangelove. Funny', ['Dr. Strangelove']],
    ['like Dune; funny', ['Dune']],
    ['like Dune! Funny', ['Dune']],
    ['like it', []],
    ['something like It', ['It']],
    ['Jaws meets Alien', ['Jaws', 'Alien']],
    ['a Jaws meets Alien', ['Jaws', 'Alien']],
    ['Dune but funny', ['Dune']],
    ['The Godfather but in space', ['The Godfather']],
    ['A Dune without sand', ['A Dune']],
    ['Funny but sad', []],
    ['The but sad', []],
    ['dune but funny', []],
    ['a comedy', []],
    ['', []],
    [
      'like one two three four five six seven eight nine ten eleven twelve thirteen',
      ['one two three four five six seven eight nine ten eleven twelve'],
    ],
  ])('are titles: %s', (text, names) => {
    expect(possibleTitles(text)).toEqual(names);
  });
});
