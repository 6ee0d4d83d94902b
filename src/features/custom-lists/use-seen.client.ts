import { useEffect, useState } from 'react';
import type { ListContents } from './custom-lists.ts';
import { titleKey } from '../../core/title.ts';
import { pageLists } from '../marks/create-lists.store.ts';

/** The number of a list's titles the user has seen: the rendered count plus changes on the page. */
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
