import { diaryPageLayoutsBy } from './diary-page-words.ts';
import { m } from '../../paraglide/messages.js';
import type { SubmitEvent } from 'react';
import {
  DIARY_PATH,
  diaryPath,
  diaryYears,
  parseDiaryView,
  type DiaryView,
  type MonthCount,
} from './diary.ts';
import { pageAddress } from '../../core/routes.ts';
import type { NamedTag } from '../tags/tags.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { TagSelect } from '../tags/TagSelect.tsx';
import * as pageIcons from '../../core/ui/page-icon-paths.ts';
import { LinkChoices } from '../../core/ui/LinkChoices.tsx';

const LAYOUTS = [
  { layout: 'month', icon: pageIcons.grid },
  { layout: 'list', icon: pageIcons.list },
] as const;

interface DiaryFiltersProps {
  view: DiaryView;
  months: readonly MonthCount[];
  tags: readonly NamedTag[];
}

/** Filters by layout, kind, year and tag. A GET form without scripts; with them a choice applies at once. */
export function DiaryFilters({ view, months, tags }: DiaryFiltersProps) {
  const { layout, kind, year, tag } = view;
  const found = diaryYears(months);
  // Includes the requested year even if it is empty, so that it can be deselected.
  const years = year === null || found.includes(year) ? found : [...found, year].sort((a, b) => b - a);

  function apply(form: HTMLFormElement) {
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    currentEnvironment().page.open(diaryPath(parseDiaryView(new URLSearchParams(fields))));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  const select = (
    name: string,
    label: string,
    value: string | number,
    options: [string | number, string][],
  ) => (
    <label className="grid min-w-32 flex-1 gap-1 text-sm text-ink-soft md:flex-none">
      {label}
      <select
        name={name}
        className="field cursor-pointer md:w-44"
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form && apply(currentTarget.form)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <form
        // Remounts the form: a select would keep its previous value.
        key={diaryPath(view)}
        action={pageAddress(DIARY_PATH)}
        method="get"
        role="search"
        aria-label={m.diary_page_filter()}
        className="flex w-full flex-wrap items-end gap-3 md:w-auto"
        onSubmit={onSubmit}
      >
        {layout === 'list' && <input type="hidden" name="view" value="list" />}
        {select('kind', m.diary_page_kind(), kind ?? '', [
          ['', m.diary_page_kinds_all()],
          ['movie', m.diary_page_kinds_movie()],
          ['tv', m.diary_page_kinds_tv()],
        ])}
        {select('year', m.diary_page_year(), year ?? '', [
          ['', m.diary_page_all_years()],
          ...years.map((one): [number, string] => [one, String(one)]),
        ])}
        <TagSelect tags={tags} chosen={tag} onChoose={apply} />
        <button type="submit" className="button button-quiet [@media(scripting:enabled)]:sr-only">
          {m.diary_page_apply()}
        </button>
      </form>
      <LinkChoices
        label={m.diary_page_layout()}
        choices={LAYOUTS.map((one) => ({
          label: diaryPageLayoutsBy[one.layout](),
          path: diaryPath(view, { layout: one.layout, day: null }),
          current: one.layout === layout,
          icon: one.icon,
        }))}
      />
    </div>
  );
}
