import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parseSavedView } from '../../../../src/features/saved/saved-titles.ts';
import { ClearSearches } from '../../../../src/features/ai/ClearSearches.tsx';
import { SavedKey } from '../../../../src/features/ai/SavedKey.tsx';
import { SavedTabs } from '../../../../src/features/saved/SavedTabs.tsx';
import { openIsland } from '../../../support/browser/island.ts';

const focusedText = () => document.activeElement?.textContent;
const key = {
  provider: 'gemini',
  mask: '…abcd',
  endpoint: null,
  model: null,
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('an inline confirmation', () => {
  test.each([
    ['before a key is deleted', <SavedKey apiKey={key} name="Gemini" chosen={false} />, /^Delete/, 'Keep it'],
    ['before searches are cleared', <ClearSearches count={3} />, 'Clear all', 'Keep'],
  ])('is focused on the harmless answer: %s', async (_, island, opener, keep) => {
    const person = openIsland(island);
    screen.getByRole('button', { name: opener }).focus();
    await person.keyboard('{Enter}');
    expect(focusedText()).toBe(keep);
  });
});

describe('a saved list’s tabs', () => {
  test('move with the arrow keys, wrapping around', async () => {
    const view = parseSavedView('watched', new URLSearchParams());
    const person = openIsland(<SavedTabs view={view} counts={{ movie: 3, tv: 2 }} />);
    const tabs = screen.getAllByRole('tab');
    tabs[0]?.focus();
    for (const [pressed, at] of [
      ['ArrowRight', 1],
      ['ArrowRight', 0],
      ['ArrowLeft', 1],
    ] as const) {
      await person.keyboard(`{${pressed}}`);
      expect(document.activeElement).toBe(tabs[at]);
    }
  });
});
