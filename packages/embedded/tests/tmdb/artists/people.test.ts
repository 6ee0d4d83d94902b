import { describe, expect, test } from 'vitest';
import { movieRecords, seriesRecords } from '../../../src/tmdb/bundle.ts';
import knownPeople from '../../../src/tmdb/data/people.json' with { type: 'json' };
import namesakes from '../../../src/tmdb/data/namesakes.json' with { type: 'json' };
import { mentionsIn, peopleIn } from '../../../src/tmdb/artists/directory.ts';
import { identify, titleKey } from '../../../src/tmdb/artists/people.ts';
import { portrait } from '../../../src/tmdb/artwork/portrait.ts';
import { createCatalogueServer } from '../../../src/tmdb/server.ts';
import { catalogueOn, type WireItem } from '../../support/tmdb.ts';

const DAY = '2026-11-23';
const catalogue = catalogueOn(DAY);
const records = [...movieRecords, ...seriesRecords];
const people = peopleIn(records);

interface Credited extends WireItem {
  media_type: 'movie' | 'tv';
  character?: string;
  job?: string;
  credit_id: string;
}

interface PersonAnswer {
  id: number;
  name: string;
  biography: string;
  known_for_department: string;
  imdb_id: string | null;
  profile_path: string;
  combined_credits: { cast: Credited[]; crew: Credited[] };
  external_ids: { imdb_id: string | null };
  images: { profiles: { file_path: string }[] };
}

interface Member {
  id: number;
  name: string;
  credit_id: string;
}

const ask = (id: number) =>
  catalogue.get<PersonAnswer>(`person/${id}?append_to_response=combined_credits,external_ids,images`);

/** Every credit as the titles tell it: who, where, and the number of the credit. */
async function creditsOfTitles(): Promise<string[]> {
  const all = await Promise.all(
    (['movie', 'tv'] as const).map(async (kind) =>
      Promise.all(
        (await catalogue.all(`discover/${kind}`)).map(async ({ id }) => {
          const { cast, crew } = await catalogue.get<{ cast: Member[]; crew: Member[] }>(
            `${kind}/${id}/credits`,
          );
          return [...cast, ...crew].map((member) => `${member.id} ${kind} ${id} ${member.credit_id}`);
        }),
      ),
    ),
  );
  return all.flat(2);
}

describe('a person of the bundled catalogue', () => {
  test('answers with name, portrait, numbers elsewhere and what they are known for', async () => {
    expect(await ask(6384)).toMatchObject({
      id: 6384,
      name: 'Keanu Reeves',
      known_for_department: 'Acting',
      gender: 2,
      imdb_id: 'nm0000206',
      profile_path: '/p6384.svg',
      external_ids: { imdb_id: 'nm0000206' },
      images: { profiles: [{ file_path: '/p6384.svg' }] },
    });
    const { biography, combined_credits } = await ask(6384);
    expect(biography).toMatch(/^Known for appearing in The Matrix \(1999\)/);
    expect(combined_credits.cast).toContainEqual(
      expect.objectContaining({
        id: 603,
        media_type: 'movie',
        character: 'Neo',
        title: 'The Matrix',
        order: 0,
      }),
    );
  });

  test('directs, writes and creates under the same number', async () => {
    const tarantino = await ask(138);
    expect(tarantino).toMatchObject({ name: 'Quentin Tarantino', known_for_department: 'Directing' });
    expect(tarantino.biography).toMatch(/^Known for directing /);
    const jobs = tarantino.combined_credits.crew.map(({ id, job }) => `${id} ${job}`);
    expect(jobs).toEqual(expect.arrayContaining(['680 Director', '680 Writer']));
    const [creator] = (await catalogue.get<{ created_by: Member[] }>('tv/1396')).created_by;
    expect((await ask(creator?.id ?? 0)).combined_credits.crew).toContainEqual(
      expect.objectContaining({ id: 1396, media_type: 'tv', job: 'Creator', credit_id: creator?.credit_id }),
    );
  });

  test('has the credits its titles give, and no other', async () => {
    const byTitle = await creditsOfTitles();
    const byPerson = await Promise.all(
      [...people.keys()].map(async (id) => {
        const { cast, crew } = await catalogue.get<{ cast: Credited[]; crew: Credited[] }>(
          `person/${id}/combined_credits`,
        );
        return [...cast, ...crew].map(
          (credit) => `${id} ${credit.media_type} ${credit.id} ${credit.credit_id}`,
        );
      }),
    );
    expect(byPerson.flat().sort()).toEqual(byTitle.sort());
    expect(byTitle.length).toBeGreaterThan(5000);
  });

  test('is not told what nobody here knows: no birthday, and no biography before anything came out', async () => {
    for (const id of people.keys()) {
      const person = await catalogue.get<PersonAnswer & Record<string, unknown>>(`person/${id}`);
      expect([person['birthday'], person['deathday'], person['place_of_birth'], person['homepage']]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect(person.biography).toMatch(
        /^$|^Known for (appearing in|directing|writing|creating) .+\(\d{4}\)\.$/,
      );
    }
  });

  test.each(['person/1234567890', 'person/99999998', 'person/6384/nonsense', 'person/6384/images/more'])(
    '%s is not found',
    async (path) => {
      const answer = await catalogue.fetch(path);
      expect([answer.status, ((await answer.json()) as { status_code: number }).status_code]).toEqual([
        404, 34,
      ]);
    },
  );
});

describe('the number of a person', () => {
  test('stands for one person, and one person has one', () => {
    const names = new Map<number, Set<string>>();
    const numbers = new Map<string, Set<number>>();
    for (const record of records) {
      for (const { name, credit } of mentionsIn(record)) {
        const key = titleKey(credit.kind, credit.title);
        const { id } = identify(name, key);
        names.set(id, (names.get(id) ?? new Set()).add(name));
        const namesake = namesakes.find((line) => line.name === name && line.title === key);
        const person = namesake?.person ?? name;
        numbers.set(person, (numbers.get(person) ?? new Set()).add(id));
      }
    }
    expect([...names].filter(([, set]) => set.size > 1).map(([id, set]) => [id, ...set])).toEqual([]);
    expect([...numbers].filter(([, set]) => set.size > 1).map(([name]) => name)).toEqual([]);
    expect(new Set([...numbers.values()].map(([id]) => id)).size).toBe(numbers.size);
  });

  test("is TMDB's, or so high that it is nobody's there, and does not depend on who else is in the data", () => {
    const private_ = [...people.keys()].filter((id) => id > 910_000_000);
    const known = [...people.keys()].filter((id) => id < 10_000_000);
    expect(private_.length + known.length).toBe(people.size);
    expect(known.length).toBeGreaterThan(1_900);
    const alone = peopleIn(records.filter(({ id }) => id === 900_000_001));
    expect([...alone.keys()].every((id) => people.has(id))).toBe(true);
  });

  test('tells two people of one name apart', async () => {
    const actor = await ask(13565);
    const director = await ask(72757);
    expect([actor.name, director.name]).toEqual(['Steve McQueen', 'Steve McQueen']);
    expect(actor.combined_credits.cast.map(({ title }) => title)).toEqual(['The Magnificent Seven']);
    expect(director.combined_credits.crew.map(({ title }) => title)).toContain('12 Years a Slave');
  });

  test('is noted once for everybody known, in order, and for nobody who is not in the data', () => {
    const lines = Object.entries(knownPeople as unknown as Record<string, [number, string | null, number]>);
    const ids = lines.map(([, [id]]) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const imdb = lines.flatMap(([, [, number]]) => number ?? []);
    expect(new Set(imdb).size).toBe(imdb.length);
    expect(imdb.filter((number) => !/^nm\d{7,8}$/.test(number))).toEqual([]);
    expect(lines.filter(([, [id]]) => !people.has(id)).map(([name]) => name)).toEqual([]);
  });
});

describe('the portrait of a person', () => {
  test('is there for everybody', async () => {
    const server = createCatalogueServer({ clock: () => new Date(`${DAY}T09:30:00Z`) });
    for (const id of people.keys()) {
      const answer = await server.images(new Request(`http://localhost/embedded/images/w185/p${id}.svg`));
      expect(answer.status).toBe(200);
    }
  });

  test.each([
    ['宮崎駿', '宮'],
    ['عمر الشريف', 'عا'],
    ['Ñ', 'Ñ'],
    ['<&>', ''],
    ['', ''],
  ])('is drawn for "%s" with the initials "%s"', (name, initials) => {
    const drawing = portrait({
      kind: 'person',
      id: 1,
      title: name,
      year: null,
      genres: [],
      byline: null,
      keywords: [],
    });
    expect(/<text[^>]*>([^<]*)<\/text>/.exec(drawing)?.[1]).toBe(initials);
  });
});
