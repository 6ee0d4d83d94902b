import type { SubmitEvent } from 'react';
import {
  DIARY_PATH,
  diaryPath,
  diaryYears,
  parseDiaryView,
  type DiaryView,
  type MonthCount,
} from '../../domain/diary/diary.ts';
import { DIARY_PAGE_MESSAGES } from '../../domain/messages.ts';
import type { NamedTag } from '../../domain/tags/tags.ts';
import { currentEnvironment } from '../../stores/environment.ts';
import { TagSelect } from '../tags/TagSelect.tsx';
import * as pageIcons from '../ui/page-icon-paths.ts';
import { LinkChoices } from '../ui/LinkChoices.tsx';

const words = DIARY_PAGE_MESSAGES;
const LAYOUTS = [
  { layout: 'month', icon: pageIcons.grid },
  { layout: 'list', icon: pageIcons.list },
] as const;

interface DiaryFiltersProps {
  view: DiaryView;
  months: readonly MonthCount[];
  tags: readonly NamedTag[];
}

/** Layout, kind, year and tag. The form is sent without scripts; with them a choice applies at once. */
export function DiaryFilters({ view, months, tags }: DiaryFiltersProps) {
  const { layout, kind, year, tag } = view;
  const found = diaryYears(months);
  // One that was asked for can be taken off, be there something in it or not.
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
        // A select keeps what the browser remembers of it, not what another page says.
        key={diaryPath(view)}
        action={DIARY_PATH}
        method="get"
        role="search"
        aria-label={words.filter}
        className="flex w-full flex-wrap items-end gap-3 md:w-auto"
        onSubmit={onSubmit}
      >
        {layout === 'list' && <input type="hidden" name="view" value="list" />}
        {select('kind', words.kind, kind ?? '', [
          ['', words.kinds.all],
          ['movie', words.kinds.movie],
          ['tv', words.kinds.tv],
        ])}
        {select('year', words.year, year ?? '', [
          ['', words.allYears],
          ...years.map((one): [number, string] => [one, String(one)]),
        ])}
        <TagSelect tags={tags} chosen={tag} onChoose={apply} />
        <button type="submit" className="button button-quiet [@media(scripting:enabled)]:sr-only">
          {words.apply}
        </button>
      </form>
      <LinkChoices
        label={words.layout}
        choices={LAYOUTS.map((one) => ({
          label: words.layouts[one.layout],
          path: diaryPath(view, { layout: one.layout, day: null }),
          current: one.layout === layout,
          icon: one.icon,
        }))}
      />
    </div>
  );
}
