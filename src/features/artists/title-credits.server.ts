import type { Contributor, TitleCredits } from '../../core/artists.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import { castPath, withParameters } from '../../core/routes.ts';
import { isIdBeyond, parseTitleId, type Kind } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';

/** People per page of a title's cast and crew. */
const CREDITS_PAGE = 50;

/** A page of a title's cast and crew. */
export interface TitleCreditsPage {
  title: TitleCredits['title'];
  /** This page's people by department, with the department's total. */
  departments: { name: string; total: number; people: Contributor[] }[];
  /** The total of all pages, counting a person once per department. */
  total: number;
  page: number;
  pages: number;
  /** Paths of this page and its neighbours. */
  path: string;
  previousPath: string | null;
  nextPath: string | null;
}

function pageOf({ title, departments }: TitleCredits, asked: number): TitleCreditsPage {
  const everybody = departments.flatMap(({ name, people }) => people.map((person) => ({ name, person })));
  const pages = Math.max(1, Math.ceil(everybody.length / CREDITS_PAGE));
  const page = Math.min(asked, pages);
  const shown = everybody.slice((page - 1) * CREDITS_PAGE, page * CREDITS_PAGE);
  const at = (number: number) => withParameters(castPath(title), { page: number === 1 ? null : number });
  return {
    title,
    departments: departments.flatMap(({ name, people }) => {
      const here = shown.filter((one) => one.name === name).map(({ person }) => person);
      return here.length > 0 ? [{ name, total: people.length, people: here }] : [];
    }),
    total: everybody.length,
    page,
    pages,
    path: at(page),
    previousPath: page > 1 ? at(page - 1) : null,
    nextPath: page < pages ? at(page + 1) : null,
  };
}

/** Loads a title's cast and crew; notFound if there is no such title, invalid for a malformed id. */
export function loadTitleCredits(
  kind: Kind,
  segment: string | undefined,
  parameters: URLSearchParams,
  requestId: string,
): Promise<Outcome<TitleCreditsPage>> {
  return outcomeOf<TitleCreditsPage>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: isIdBeyond(segment) ? 'notFound' : 'invalid' };
    const { catalogue } = await services();
    const credits = await catalogue.titleCredits({ kind, id });
    if (!credits) return { kind: 'notFound' };
    return { kind: 'ok', ...pageOf(credits, parsePage(parameters.get('page'))) };
  });
}
