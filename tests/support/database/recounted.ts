import type { DiaryFacts } from './diary.ts';

/** A watch; `minutes` are the episode's. */
export interface Recorded {
  kind: 'movie' | 'tv';
  id: number;
  day: string | null;
  /** Order of recording. */
  at: number;
  season?: number;
  episode?: number;
  minutes?: number | null;
}

/** A row of my_watch_numbers. */
export interface NumbersRow {
  section: string;
  key: string | null;
  name: string | null;
  kind: string | null;
  title_id: number | null;
  watches: number | null;
  titles: number | null;
  minutes: number | null;
  value: number | null;
  since: string | null;
  until: string | null;
}

/** All input of one user's statistics. */
export interface History {
  watches: Recorded[];
  facts: DiaryFacts[];
  ratings: { kind: 'movie' | 'tv'; id: number; stars: number }[];
  /** A title's name; null when unknown. */
  nameOf: (kind: string, id: number) => string | null;
  releasedIn: (watch: Recorded) => number | null;
}

interface Title {
  kind: 'movie' | 'tv';
  id: number;
  watches: Recorded[];
  facts: DiaryFacts | undefined;
}

const DAY = 86_400_000;
const numbered = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayAt = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const distinct = <Some>(all: Some[]) => [...new Set(all)];
/** 1 January 1970 was a Thursday. */
const weekOf = (number: number) => Math.floor((number + 3) / 7);

/** Runs of consecutive numbers, with first and last. */
function rowsOf(numbers: number[]): { first: number; last: number }[] {
  const rows: { first: number; last: number }[] = [];
  for (const number of distinct(numbers).sort((a, b) => a - b)) {
    const row = rows.at(-1);
    if (row?.last === number - 1) row.last = number;
    else rows.push({ first: number, last: number });
  }
  return rows;
}

const blank: Omit<NumbersRow, 'section' | 'key'> = {
  ...{ name: null, kind: null, title_id: null, watches: null, titles: null, minutes: null, value: null },
  ...{ since: null, until: null },
};

/** The expected my_watch_numbers, counted watch by watch: simple rather than fast. */
export function recount(history: History, today: string, year: number | null): NumbersRow[] {
  const rows: NumbersRow[] = [];
  const add = (section: string, key: string | null, values: Partial<NumbersRow>) =>
    rows.push({ ...blank, section, key, ...values });
  const factsOf = (kind: string, id: number) =>
    history.facts.find((facts) => facts.kind === kind && facts.id === id);
  const minutesOf = (watch: Recorded) =>
    watch.kind === 'tv' && watch.episode === undefined
      ? 0
      : (watch.minutes ?? factsOf(watch.kind, watch.id)?.minutes ?? 0);
  const titlesOf = (watches: Recorded[]): Title[] =>
    [...Map.groupBy(watches, ({ kind, id }) => `${kind} ${id}`).values()].map((all) => {
      const { kind, id } = all[0] as Recorded;
      return { kind, id, watches: all, facts: factsOf(kind, id) };
    });
  const amount = (watches: Recorded[]) => ({
    watches: watches.length,
    titles: titlesOf(watches).length,
    minutes: sum(watches.map(minutesOf)),
  });
  const named = (
    section: string,
    key: string | null,
    kind: string,
    id: number,
    values: Partial<NumbersRow>,
  ) => add(section, key, { name: history.nameOf(kind, id), kind, title_id: id, ...values });
  const inYear = (which: number) => history.watches.filter(({ day }) => day?.startsWith(String(which)));

  const watches = year === null ? history.watches : inYear(year);
  const titles = titlesOf(watches);
  const days = distinct(watches.flatMap(({ day }) => day ?? [])).sort();
  add('total', null, { ...amount(watches), since: days[0] ?? null, until: days.at(-1) ?? null });
  const lengthless = titles
    .map(({ kind, id, facts, watches: all }) => {
      const unknown = all.filter(({ episode, minutes }) => episode !== undefined && !minutes);
      return { kind, id, watches: kind === 'tv' && facts && !facts.minutes ? unknown.length : 0 };
    })
    .filter(({ watches: some }) => some > 0)
    .sort((a, b) => b.watches - a.watches || a.id - b.id);
  for (const { kind, id, watches: some } of lengthless.slice(0, 5))
    named('lengthless', null, kind, id, { watches: some });
  const counts = {
    'lengthless episodes': sum(lengthless.map(({ watches: some }) => some)),
    movies: titles.filter(({ kind }) => kind === 'movie').length,
    series: titles.filter(({ kind }) => kind === 'tv').length,
    unknown: titles.filter(({ facts }) => !facts).length,
    lengthless: titles.filter(({ kind, facts }) => kind === 'movie' && facts && !facts.minutes).length,
    undated: watches.filter(({ day }) => day === null).length,
    days: days.length,
    whole: titles.filter((t) => t.kind === 'tv' && t.watches.some((w) => w.episode === undefined)).length,
  };
  for (const [key, count] of Object.entries(counts)) add('count', key, { titles: count });

  const byMonth = (section: string, some: Recorded[]) => {
    for (const [month, all] of Map.groupBy(some, ({ day }) => Number(day?.slice(5, 7))))
      add(section, String(month), amount(all));
  };
  const years = distinct(history.watches.flatMap(({ day }) => day?.slice(0, 4) ?? []));
  if (year === null) for (const one of years) add('year', one, amount(inYear(Number(one))));
  else {
    const before = inYear(year - 1);
    const soFar = before.filter(({ day }) => (day ?? '').slice(5) <= today.slice(5));
    byMonth('month', watches);
    byMonth('month before', before);
    const whole = { whole: before, 'so far': soFar };
    for (const [key, some] of Object.entries(before.length > 0 ? whole : {}))
      add('before', key, { ...amount(some), value: distinct(some.map(({ day }) => day)).length });
    for (const one of years) add('year', one, {});
  }

  const shared = (of: (title: Title) => (number | string)[]) =>
    [
      ...Map.groupBy(
        titles.flatMap((title) => of(title).map((key) => ({ key, title }))),
        ({ key }) => key,
      ),
    ].map(([key, all]) => ({ key, ...amount(all.flatMap(({ title }) => title.watches)) }));
  for (const { key, ...values } of shared(({ facts }) => facts?.genres ?? []))
    add('genre', String(key), { name: `Genre ${key}`, ...values });
  for (const { key, ...values } of shared(({ facts }) => facts?.countries ?? []))
    add('country', String(key), values);
  const decadeOf = ({ watches: all }: Title) => all.flatMap((watch) => history.releasedIn(watch) ?? []);
  for (const { key, ...values } of shared((title) =>
    decadeOf(title)
      .slice(0, 1)
      .map((released) => Math.floor(released / 10) * 10),
  ))
    add('decade', String(key), values);
  const people = (section: string, what: string, of: (title: Title) => number[]) => {
    const most = shared(of)
      .filter((person) => person.titles > 1)
      .sort((a, b) => b.titles - a.titles || b.watches - a.watches || Number(a.key) - Number(b.key));
    for (const { key, ...values } of most.slice(0, 10))
      add(section, String(key), { name: `${what} ${key}`, ...values });
  };
  people('actor', 'Actor', ({ facts }) => facts?.actors ?? []);
  people('director', 'Director', ({ facts }) => facts?.directors ?? []);

  const rated = titles.flatMap((title) => {
    const stars = history.ratings.find(({ kind, id }) => kind === title.kind && id === title.id)?.stars;
    return stars === undefined ? [] : { ...title, stars, vote: title.facts?.vote ?? null };
  });
  for (const [stars, all] of Map.groupBy(rated, (title) => title.stars))
    add('stars', String(stars), { titles: all.length });
  const both = rated.flatMap(({ vote, ...title }) => (vote === null ? [] : { ...title, vote }));
  const average = (numbers: number[]) => Number((sum(numbers) / numbers.length).toFixed(2));
  if (both.length > 0) {
    add('average', 'mine', { titles: both.length, value: average(both.map(({ stars }) => 2 * stars)) });
    add('average', 'public', { titles: both.length, value: average(both.map(({ vote }) => vote)) });
  }
  for (const [section, sign] of [['above', 1] as const, ['below', -1] as const]) {
    const gap = ({ stars, vote }: { stars: number; vote: number }) => sign * (2 * stars - vote);
    const furthest = both.filter((t) => gap(t) >= 1).sort((a, b) => gap(b) - gap(a) || a.id - b.id);
    for (const { kind, id, stars, vote, watches: all } of furthest.slice(0, 3))
      named(section, String(stars), kind, id, { watches: all.length, value: vote });
  }
  const often = titles.filter(({ kind, watches: all }) => kind === 'movie' && all.length > 1);
  often.sort((a, b) => b.watches.length - a.watches.length || a.id - b.id);
  for (const { kind, id, watches: all } of often.slice(0, 5))
    named('most', null, kind, id, { watches: all.length });

  const dated = watches.filter(({ day }) => day !== null);
  dated.sort((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.at - b.at);
  for (const [section, edge] of [['first', dated[0]] as const, ['last', dated.at(-1)] as const])
    if (edge) named(section, null, edge.kind, edge.id, { since: edge.day, until: edge.day });

  const now = numbered(today);
  const spans = {
    days: rowsOf(days.map(numbered)).map((row) => ({
      ...row,
      since: row.first,
      until: row.last,
      end: now - 1,
    })),
    weeks: rowsOf(days.map((day) => weekOf(numbered(day)))).map((row) => {
      const [since, until] = [row.first * 7 - 3, row.last * 7 + 3];
      return { ...row, since, until, end: weekOf(now) * 7 - 3 - 1 };
    }),
  };
  for (const [key, all] of Object.entries(spans)) {
    const streaks = all.map(({ first, last, since, until, end }) => ({
      ...{ value: last - first + 1, since: dayAt(since), until: dayAt(until), running: until >= end },
    }));
    const longest = [...streaks].sort((a, b) => b.value - a.value || b.until.localeCompare(a.until))[0];
    const told = ({ value, since, until }: (typeof streaks)[number]) => ({ value, since, until });
    if (longest) add('longest', key, told(longest));
    for (const streak of streaks.filter(({ running }) => running)) add('running', key, told(streak));
  }
  return rows;
}
