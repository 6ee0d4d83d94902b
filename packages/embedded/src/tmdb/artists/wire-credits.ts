import { mentionsIn, type Credit, type Person } from './directory.ts';
import { identify, titleKey } from './people.ts';
import type { VideoRecord } from '../records.ts';
import { hash } from '../seed.ts';
import type { Title } from '../title.ts';

type People = ReadonlyMap<number, Person>;

/** Fields every mention of a person has. */
export function personBrief({ id, gender, department, name, originalName, popularity }: Person) {
  return {
    adult: false,
    gender,
    id,
    known_for_department: department,
    name,
    original_name: originalName,
    popularity,
    profile_path: `/p${id}.svg`,
  };
}

/** A stable id of 24 hexadecimal digits, as TMDB's. */
export function creditId(...parts: (string | number)[]): string {
  return [0, 1, 2]
    .map((part) =>
      hash([part, ...parts].join(' '))
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
}

/** The id of one credit, the same in the title's list and the person's. */
export function idOfCredit(name: string, credit: Credit): string {
  return creditId(credit.kind, credit.title, name, credit.as === 'cast' ? credit.character : credit.job);
}

/**
 * Episodes of a credit: all of an invented series, whose cast is fixed; 0 for others, where the data has no
 * count.
 */
export function episodesOf(title: Title): number {
  return title.kind === 'tv' && title.record.first === undefined ? title.record.episodes : 0;
}

/** Cast in billing order, and the crew in the data. */
export function credits(title: Title, people: People) {
  const mentions = mentionsIn(title.record).flatMap(({ name, credit }) => {
    const person = people.get(identify(name, titleKey(title.kind, title.id)).id);
    return person ? [{ person, credit, credit_id: idOfCredit(name, credit) }] : [];
  });
  return {
    cast: mentions.flatMap(({ person, credit, credit_id }) =>
      credit.as === 'crew'
        ? []
        : [
            {
              ...personBrief(person),
              ...(title.kind === 'movie' && { cast_id: credit.order + 1 }),
              character: credit.character,
              credit_id,
              order: credit.order,
            },
          ],
    ),
    crew: mentions.flatMap(({ person, credit, credit_id }) =>
      credit.as === 'cast'
        ? []
        : [{ ...personBrief(person), credit_id, department: credit.department, job: credit.job }],
    ),
  };
}

/** Credits over all seasons, with characters in `roles` and jobs in `jobs`. */
export function aggregateCredits(title: Title, people: People) {
  const episodes = episodesOf(title);
  const { cast, crew } = credits(title, people);
  return {
    cast: cast.map(({ character, credit_id, cast_id: _, ...rest }) => ({
      ...rest,
      roles: [{ credit_id, character, episode_count: episodes }],
      total_episode_count: episodes,
    })),
    crew: crew.map(({ credit_id, job, ...rest }) => ({
      ...rest,
      jobs: [{ credit_id, job, episode_count: episodes }],
      total_episode_count: episodes,
    })),
  };
}

function video(record: VideoRecord, date: string) {
  return {
    iso_639_1: 'en',
    iso_3166_1: 'US',
    name: record.name,
    key: record.key,
    site: 'YouTube',
    size: 1080,
    type: record.type,
    official: true,
    published_at: `${date}T12:00:00.000Z`,
    id: creditId('video', record.key),
  };
}

/** Videos of a title; empty unless the data has real ones. */
export function videos(title: Title) {
  return { results: (title.record.videos ?? []).map((record) => video(record, title.date)) };
}
