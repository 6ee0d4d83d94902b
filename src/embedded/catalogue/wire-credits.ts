import { personId } from './names.ts';
import type { VideoRecord } from './records.ts';
import { hash } from './seed.ts';
import type { Title } from './title.ts';

function person(name: string, department: string) {
  const id = personId(name);
  return {
    adult: false,
    gender: 0,
    id,
    known_for_department: department,
    name,
    original_name: name,
    popularity: 1,
    profile_path: `/p${id}.svg`,
  };
}

/** The same credit always has the same 24 hexadecimal digits, as TMDB's have. */
function creditId(...parts: (string | number)[]): string {
  return [0, 1, 2]
    .map((part) =>
      hash([part, ...parts].join(' '))
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
}

function crewMember(title: Title, name: string, department: string, job: string) {
  return {
    ...person(name, department),
    credit_id: creditId(title.kind, title.id, name, job),
    department,
    job,
  };
}

function crewOf(title: Title) {
  if (title.kind === 'tv') {
    return title.record.creators.map((name) => crewMember(title, name, 'Production', 'Executive Producer'));
  }
  return [
    ...title.record.directors.map((name) => crewMember(title, name, 'Directing', 'Director')),
    ...title.record.writers.map((name) => crewMember(title, name, 'Writing', 'Writer')),
  ];
}

/** Cast in billing order and the crew the data knows. */
export function credits(title: Title) {
  const cast = title.record.cast.map(([name, character], order) => ({
    ...person(name, 'Acting'),
    ...(title.kind === 'movie' && { cast_id: order + 1 }),
    character,
    credit_id: creditId(title.kind, title.id, name, character),
    order,
  }));
  return { cast, crew: crewOf(title) };
}

/** Credits over all seasons, with the characters in `roles` and the jobs in `jobs`. */
export function aggregateCredits(title: Title) {
  const episodes = title.kind === 'tv' ? title.record.episodes : 1;
  const { cast, crew } = credits(title);
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

/** Videos of a title; none unless the data has real ones. */
export function videos(title: Title) {
  return { results: (title.record.videos ?? []).map((record) => video(record, title.date)) };
}
