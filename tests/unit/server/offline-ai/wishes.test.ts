import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../../src/core/title.ts';
import { askRecommender } from '../../../support/ai/recommender.ts';

describe('the offline recommender finds, among its first five,', () => {
  test.each<[Kind, string, string[]]>([
    ['movie', 'a replicant dies on a rooftop in the rain', ['Blade Runner']],
    ['movie', 'a ship sinks after hitting an iceberg', ['Titanic']],
    ['movie', 'dinosaurs escape on an island', ['Jurassic Park', 'Jurassic World']],
    ['movie', 'a shark terrorises a beach town', ['Jaws']],
    ['movie', 'a man lives the same day over and over again', ['Groundhog Day']],
    ['movie', 'a hacker finds out that the world is a simulation', ['The Matrix']],
    ['movie', 'heist inside dreams', ['Inception']],
    ['movie', 'a robot alone on earth cleaning up garbage', ['WALL·E']],
    ['movie', 'a boy who sees dead people', ['The Sixth Sense']],
    ['movie', 'two detectives hunt a killer of the seven deadly sins', ['Se7en']],
    ['movie', 'a serial killer and an FBI trainee', ['The Silence of the Lambs']],
    ['movie', 'escape from prison', ['The Shawshank Redemption']],
    ['movie', 'mafia family saga from the seventies', ['The Godfather']],
    ['movie', 'Korean film about a poor family and a rich family', ['Parasite']],
    ['movie', 'Japanese animation about a bathhouse full of spirits', ['Spirited Away']],
    ['movie', 'feel-good comedy for the whole family with a bear', ['Paddington', 'Paddington 2']],
    ['movie', 'a linguist talks to aliens', ['Arrival']],
    ['movie', 'survival story after a plane crash in the Andes', ['Society of the Snow']],
    [
      'movie',
      'western with a bounty hunter, before 1970',
      ['For a Few Dollars More', 'The Good, the Bad and the Ugly'],
    ],
    [
      'movie',
      'World War II films based on a true story',
      ['The Pianist', "Schindler's List", 'Hacksaw Ridge'],
    ],
    ['movie', 'like The Matrix but animated', ['Akira', 'Paprika']],
    ['movie', 'directed by Stanley Kubrick, about war', ['Paths of Glory', 'Full Metal Jacket']],
    ['movie', 'a haunted hotel in winter', ['The Shining']],
    ['movie', 'a musical about jazz in Los Angeles', ['La La Land']],
    ['movie', 'courtroom drama with a jury', ['12 Angry Men', 'Anatomy of a Fall']],
    ['movie', 'zombies on a train', ['Train to Busan']],
    ['movie', 'toys that come alive', ['Toy Story']],
    ['movie', 'a chef rat in Paris', ['Ratatouille']],
    ['movie', 'black and white thriller under 2 hours', ['Psycho', 'M']],
    ['movie', 'Swedish vampires', ['Let the Right One In']],
    ['movie', 'something by Miyazaki, no horror', ['Spirited Away', 'My Neighbor Totoro']],
    ['tv', 'a chemistry teacher who sells drugs', ['Breaking Bad']],
    ['tv', 'dragons and a throne', ['House of the Dragon', 'Game of Thrones']],
    ['tv', 'British comedy about politics', ['Yes Minister']],
    ['tv', 'mockumentary in an office', ['The Office']],
    ['tv', 'Korean survival game', ['Squid Game']],
    ['tv', 'a detective in London', ['Sherlock']],
    ['tv', 'a mafia boss in therapy', ['The Sopranos']],
    ['tv', 'nature documentary about oceans', ['Blue Planet II']],
    ['tv', 'series like Breaking Bad', ['Better Call Saul']],
  ])('%s: %s', async (kind, description, expected) => {
    const { recommendations } = await askRecommender(kind, description);
    expect(recommendations.slice(0, 5).map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
  });

  test('the film itself first, for its described ending', async () => {
    const { recommendations } = await askRecommender('movie', 'a replicant dies on a rooftop in the rain');
    expect(recommendations[0]).toMatchObject({ name: 'Blade Runner', year: 1982 });
  });
});

describe('the offline recommender', () => {
  test.each<[Kind, string, string, string]>([
    [
      'movie',
      'a replicant dies in the rain',
      'Blade Runner',
      'A 1982 film, with “replicant”, “dies” and “rain” in its story.',
    ],
    ['movie', 'a shark at the beach', 'Jaws', 'A 1975 film about a shark and a beach town.'],
    [
      'movie',
      'short comedies from the 90s',
      'Toy Story',
      'A 1995 comedy about living toys and rivalry to friendship, 81 minutes long.',
    ],
    [
      'movie',
      'World War II, based on a true story',
      'The Pianist',
      'A 2002 film about World War II, based on a true story.',
    ],
    ['movie', 'Swedish vampires', 'Let the Right One In', 'A 2008 film from Sweden about a vampire.'],
    [
      'movie',
      'something by Kubrick',
      'The Shining',
      'A 1980 film by Stanley Kubrick about a haunted hotel and isolation.',
    ],
    [
      'movie',
      'animation like The Matrix',
      'Akira',
      'A 1988 animated film about cyberpunk and biker gang, in the vein of The Matrix.',
    ],
    [
      'tv',
      'a mafia boss in therapy',
      'The Sopranos',
      'A 1999 series about the mafia and therapy, with “boss” in its story.',
    ],
  ])('for %s “%s” gives the reason %s, in a sentence', async (kind, description, title, reason) => {
    const { recommendations } = await askRecommender(kind, description);
    expect(recommendations.find(({ name }) => name === title)?.reason).toBe(reason);
  });

  test.each([
    'un film coréen avec des zombies',
    'ein lustiger Film über Roboter',
    '笑えるゾンビ映画',
    'فيلم رعب كوري',
  ])('says that it understands English only, for “%s”', async (description) => {
    const { recommendations, reasoning } = await askRecommender('movie', description);
    expect(recommendations).toEqual([]);
    expect(reasoning).toMatch(/^It understands English only/);
  });

  test.each(['short comedies from the 90s', 'something by Kubrick'])(
    'gives each title its own reason, for “%s”',
    async (description) => {
      const { recommendations } = await askRecommender('movie', description);
      const reasons = recommendations.map(({ reason }) => reason?.replace(/\d+/g, ''));
      expect(new Set(reasons).size).toBe(reasons.length);
    },
  );

  test('says what it could not exclude', async () => {
    const { reasoning } = await askRecommender('movie', 'comedies without subtitles');
    expect(reasoning).toMatch(/^Understood: comedy\. Not understood: without subtitles\./);
  });
});
