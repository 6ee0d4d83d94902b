import { counted } from '../../../../src/core/format.ts';
import { isolated } from '../../../../src/core/language/inserted.ts';
import { m } from '../../../../src/paraglide/messages.js';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../../src/contract/language.ts';
import { followed } from '../../../../src/core/words/labels.ts';
import { inPlaces } from '../../../../src/core/language/in-places.ts';

test('Splits a sentence at its components, in any language’s order', () => {
  expect(inPlaces((name, title) => `${name} watched ${title}.`)).toEqual([0, ' watched ', 1, '.']);
  expect(inPlaces((name, title) => `${title}: ${name}`)).toEqual([1, ': ', 0]);
  // Messages are functions that do not show their number of parameters.
  expect(inPlaces((...given) => ((name: string) => `by ${name}`)(given[0] ?? ''))).toEqual(['by ', 0]);
  expect(inPlaces(() => 'Nobody watched anything')).toEqual(['Nobody watched anything']);
});

test('Makes one German sentence of a friend’s watch, for titles only', () => {
  inLanguage('de', () => {
    expect(
      inPlaces((name, title) =>
        m.activity_episodes({ name: isolated(name), title: isolated(title), ...counted(3) }),
      ),
    ).toEqual([...[0, ' hat 3 Folgen von „', 1, '“ gesehen']]);
    expect(m.activity_others({ day: '3. März 2026', ...counted(1) })).toBe(
      '3. März 2026, dazu 1 weiterer Titel',
    );
  });
});

test('Puts words between names of an entry as Japanese has them', () => {
  const parts = inLanguage('ja', () =>
    inPlaces((actor, title, author) => m.dashboard_log_did_remove_review({ actor, title, author })),
  );
  expect(parts).toEqual([...[0, 'が『', 1, '』のレビューを削除（投稿者：', 2, '）']]);
});

test('Joins sentences as the language does, with one full stop', () => {
  expect(['Not saved', 'Not saved.'].map((said) => followed(said, 'Sign in first.'))).toEqual([
    'Not saved. Sign in first.',
    'Not saved. Sign in first.',
  ]);
  expect(
    ['保存できませんでした', '保存できませんでした。'].map((said) =>
      inLanguage('ja', () => followed(said, '容量が足りません。')),
    ),
  ).toEqual(['保存できませんでした。容量が足りません。', '保存できませんでした。容量が足りません。']);
});
