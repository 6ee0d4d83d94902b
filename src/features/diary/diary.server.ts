import { m } from '../../paraglide/messages.js';
import { readDiary } from './diary.queries.ts';
import { firstWeekday } from '../calendar/calendar.ts';
import { loadTags } from '../tags/tags.queries.ts';
import { DIARY_PAGE_SIZE, diaryPath, parseDiaryView, type OwnDiaryPage } from './diary.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { toNamed } from '../tags/tags.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';

/** A page of the user's diary; `moved` beyond the last page. */
export type DiaryOutcome = PersonOutcome<OwnDiaryPage> | { kind: 'moved'; path: string };

/** Loads the signed-in user's diary for the address. */
export async function loadDiary(context: PersonContext & { url: URL }): Promise<DiaryOutcome> {
  const view = parseDiaryView(context.url.searchParams);
  const outcome = await forPerson(
    context,
    async (person) => {
      const { client, userId } = person;
      const [region, tags, page, named] = await Promise.all([
        regionOf(person),
        loadTags(client),
        readDiary(client, view),
        namesAtHand(),
      ]);
      const watches = page.watches.map((watch) => ({ ...watch, title: named(watch.title, watch.title) }));
      return { userId, tags: tags.map(toNamed), firstWeekday: firstWeekday(region), ...page, watches };
    },
    { failed: () => m.diary_page_failed() },
  );
  if (outcome.kind !== 'ok' || view.layout === 'month') return outcome;
  const { watches, total } = outcome.data;
  if (watches.length > 0 || total === 0) return outcome;
  return { kind: 'moved', path: diaryPath(view, { page: Math.ceil(total / DIARY_PAGE_SIZE) }) };
}
