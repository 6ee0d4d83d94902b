import { loadProgress, type ShownProgress } from '../../backend/series/up-next.ts';
import { localDay } from '../../domain/dates.ts';
import { titleKey } from '../../domain/title.ts';
import { createCardMarks } from '../lists/card-marks.ts';
import { oncePerWorld } from '../environment.ts';

/** How far somebody is in the series they follow among those that cards show. */
export const pageProgress = oncePerWorld((environment) =>
  createCardMarks<ShownProgress>(environment, {
    name: 'progress',
    load: async (client, titles) => {
      const ids = titles.map(({ id }) => id);
      const found = await loadProgress(client, localDay(environment.clock), ids);
      return new Map(found.map((progress) => [titleKey({ kind: 'tv', id: progress.id }), progress]));
    },
  }),
);
