import { useEffect, useState } from 'react';
import type { ListContents } from './custom-lists.ts';
import { titleKey } from '../../core/title.ts';
import { pageLists } from '../marks/create-lists.store.ts';

/** How many of a list's titles its reader has seen, as the page said it, and as its cards are marked since. */
export function useSeen(progress: ListContents['progress']): number {
  const [more, setMore] = useState(0);
  useEffect(() => {
    if (progress === null) return;
    return pageLists().onChange(({ list, title, present }) => {
      const here = document.querySelector(`[data-cards] [data-title="${titleKey(title)}"]`);
      if (list === 'watched' && here) setMore((before) => before + (present ? 1 : -1));
    });
  }, [progress]);
  return Math.min(Math.max((progress?.seen ?? 0) + more, 0), progress?.released ?? 0);
}
