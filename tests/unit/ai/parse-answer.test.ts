import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { parseAnswer } from '../../../src/ai/parse-answer.ts';
import { answerWith } from '../../support/ai/server.ts';

const names = (text: string) => parseAnswer(text)?.recommendations.map(({ name }) => name) ?? null;

const GOOD = {
  reasoning: 'Quiet films about "time", {and} [space].',
  recommendations: [
    { title: 'Arrival', year: 2016, reason: 'Language, time & grief' },
    { title: 'Amélie', year: 2001, reason: 'A quiet joy' },
    { title: 'The "Other" One', year: 1999, reason: 'Back\\slash \u2028 and 🎬' },
    { title: '1917', year: 2019, reason: 'One shot' },
    { title: 'Undated', year: null, reason: null, sure: true, score: -1.5e-2 },
  ],
};

describe('a model’s answer is parsed', () => {
  test('completely when well-formed', () => {
    expect(parseAnswer(JSON.stringify(GOOD))).toEqual({
      reasoning: GOOD.reasoning,
      recommendations: GOOD.recommendations.map(({ title, year, reason }) => ({
        name: title,
        year,
        reason: reason?.replace('\u2028 ', '') ?? null,
      })),
    });
  });

  test.each([
    ['as compact JSON', JSON.stringify(GOOD)],
    ['as indented JSON', JSON.stringify(GOOD, null, 2)],
    ['in a fence', `\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\``],
    ['with its reasoning last', JSON.stringify({ recommendations: GOOD.recommendations, reasoning: 'x' })],
  ])('when cut at any byte, %s: without partial titles, years or reasons', (_how, text) => {
    const bytes = Buffer.from(text);
    let most = 0;
    for (let length = 0; length <= bytes.length; length += 1) {
      const read = parseAnswer(bytes.subarray(0, length).toString());
      const found = read?.recommendations ?? [];
      expect(found.map(({ name }) => name)).toEqual(
        GOOD.recommendations.slice(0, found.length).map(({ title }) => title),
      );
      expect(found.map(({ year }) => year)).toEqual(
        GOOD.recommendations.slice(0, found.length).map(({ year }) => year),
      );
      expect(found.length).toBeGreaterThanOrEqual(most);
      most = found.length;
    }
    expect(most).toBe(5);
  });

  test.each([
    ['a fence', '```json\n{"recommendations":[{"title":"Alien"}]}\n```'],
    [
      'prose around it',
      'Sure! Here [as asked] you {go}:\n{"recommendations":[{"title":"Alien"}]}\nEnjoy {them}!',
    ],
    ['trailing commas', '{"recommendations":[{"title":"Alien","year":1979,},],}'],
    ['line breaks inside of strings', '{"recommendations":[{"title":"Alien","reason":"one\ntwo"}]}'],
    ['another object before it', '{"thinking":"hm"} {"recommendations":[{"title":"Alien"}]}'],
    ['a bare list', '[{"title":"Alien"}]'],
    ['a list of names', '{"recommendations":["Alien (1979)"]}'],
    ['a list of another name', '{"movies":[{"name":"Alien"}]}'],
    ['an envelope', '{"result":{"recommendations":[{"title":"Alien"}]}}'],
    ['a name inside of an object', '{"recommendations":[{"title":{"title":"Alien"}}]}'],
    [
      'items of the wrong kind',
      '{"recommendations":[1,null,[],{},{"title":7.5},{"title":""},true,{"title":"Alien"}]}',
    ],
    [
      'control characters',
      '{"recommendations":[{"title":"\\u0000Al\\u202eien\\n"}]}'.replace('Al\\u202eien', 'Alien\\u202e'),
    ],
  ])('with %s', (_what, text) => {
    expect(names(text)).toEqual(['Alien']);
  });

  test('with a title’s year', () => {
    const years = [
      { title: 'A', year: '1979' },
      { title: 'B', release_date: '1979-05-25' },
      { title: 'C (1979)' },
      { title: 'D [1979]', year: 1980 },
      { title: 'E (1979-1982)' },
      { title: 'Blade Runner 2049' },
      { title: 'F', year: 'soon' },
      { title: 'G', year: 12 },
      { title: 'H', year: { of: 1979 } },
    ];
    const read = parseAnswer(JSON.stringify({ recommendations: years }));
    expect(read?.recommendations.map(({ name, year }) => [name, year])).toEqual([
      ['A', 1979],
      ['B', 1979],
      ['C', 1979],
      ['D', 1980],
      ['E', 1979],
      ['Blade Runner 2049', null],
      ['F', null],
      ['G', null],
      ['H', null],
    ]);
  });

  test('as the film 1917 when a model writes it as a number', () => {
    expect(names('{"recommendations":[{"title":1917,"year":2019}]}')).toEqual(['1917']);
  });

  test('up to 20 titles, without duplicates', () => {
    const many = Array.from({ length: 200 }, (_, index) => `Title ${index}`);
    expect(names(answerWith(many))).toEqual(many.slice(0, 20));
    expect(names(answerWith(['Amélie', 'amelie', 'AMELIE!', 'Alien']))).toEqual(['Amélie', 'Alien']);
    const remakes = [
      { title: 'Dune', year: 1984 },
      { title: 'Dune', year: 2021 },
    ];
    expect(parseAnswer(answerWith(remakes))?.recommendations).toHaveLength(2);
  });

  test('as short plain text, whatever its length', () => {
    const read = parseAnswer(
      JSON.stringify({
        reasoning: 'r'.repeat(9999),
        recommendations: [{ title: 't'.repeat(9999), reason: `<script>${'x'.repeat(9999)}` }],
      }),
    );
    expect(read?.reasoning).toHaveLength(1500);
    expect(read?.recommendations[0]?.name).toHaveLength(200);
    expect(read?.recommendations[0]?.reason).toHaveLength(300);
  });

  test.each([
    ['nothing', ''],
    ['prose', 'I cannot help with that.'],
    ['other JSON', '{"answer": 42}'],
    ['no titles', '{"recommendations": []}'],
    ['numbers for titles', '{"recommendations": [1, 2, 3]}'],
    ['a text for the list', '{"recommendations": "Alien"}'],
    ['unquoted names', '{recommendations: [{title: "Alien"}]}'],
    ['brackets without end', '['.repeat(50_000)],
    ['objects without end', '{"a":'.repeat(50_000)],
    ['a string without end', `{"recommendations":[{"title":"${'a'.repeat(50_000)}`],
  ])('as no answer when it holds %s', (_what, text) => {
    expect(parseAnswer(text)).toBeNull();
  });

  test('without exceptions, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.string({ unit: fc.constantFrom(...'[]{}",:\\ a1') }),
        ),
        (text) => {
          const read = parseAnswer(text);
          expect(read === null || read.recommendations.length > 0).toBe(true);
        },
      ),
    );
  });
});
