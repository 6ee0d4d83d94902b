import { describe, expect, test } from 'vitest';
import { localized } from '../../../../src/catalogue/language/localized.ts';
import { keeping } from '../../../../src/catalogue/language/title-words.ts';
import type { Language } from '../../../../src/core/language/languages.ts';
import type { TitleDetails } from '../../../../src/core/title.ts';
import { langOf } from '../../../../src/core/language/in-english.ts';
import { ALL, spokenCatalogue } from '../../../support/tmdb/languages.ts';

const own = (calls: readonly string[]) => calls.filter((call) => call.includes('append_to_response=credits'));

describe('a title', () => {
  test('is read in all languages by one call', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    for (const language of ALL) {
      speak(language);
      await catalogue.movie(11, { alone: true });
    }
    expect(calls).toHaveLength(1);
    const asked = new URLSearchParams(calls[0]?.split('?')[1]);
    expect(asked.get('append_to_response')).toContain('translations,images');
    expect(asked.get('include_image_language')).toBe('de,es,fr,it,pt,ar,ja');
    expect(asked.get('include_video_language')).toContain('pt-BR,pt');
    expect(asked.get('language')).toBe('en-US');
  });

  test('uses for each field the language, another country’s, else English, which is marked', async () => {
    const { catalogue, speak } = spokenCatalogue();
    speak('de');
    expect(await catalogue.movie(11)).toMatchObject({
      title: 'Der Laternenwärter',
      overview: 'Er hütet die letzte Lampe.',
      tagline: 'Halt es am Brennen.',
    });
    expect(await catalogue.movie(11)).not.toHaveProperty('inEnglish');
    speak('fr');
    const french = await catalogue.movie(11);
    expect(french).toMatchObject({ title: 'Le Gardien de la lanterne', overview: 'He keeps the last lamp.' });
    expect(french?.inEnglish).toEqual(['overview', 'tagline']);
    expect(french && langOf(french, 'overview')).toBe('en');
    expect(french && langOf(french, 'title')).toBeUndefined();
  });

  test('has its cached name in every language, without another call', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    const title = { kind: 'movie' as const, id: 11 };
    expect(catalogue.nameAtHand(title)).toBeNull();
    await catalogue.movie(11, { alone: true });
    expect(catalogue.nameAtHand(title)).toBe('The Lantern Keeper');
    speak('de');
    expect(catalogue.nameAtHand(title)).toBe('Der Laternenwärter');
    speak('ar');
    expect(catalogue.nameAtHand(title)).toBe('The Lantern Keeper');
    expect(catalogue.nameAtHand({ kind: 'tv', id: 11 })).toBeNull();
    expect(await catalogue.namesOf(title)).toEqual(
      expect.arrayContaining(['The Lantern Keeper', 'Der Laternenwärter', 'Le Gardien de la lanterne']),
    );
    expect(calls).toHaveLength(1);
    expect(await catalogue.namesOf({ kind: 'movie', id: 12_345_678 })).toEqual([]);
  });

  test('prefers Brazil’s Portuguese to Portugal’s, which is marked', async () => {
    const { catalogue, speak } = spokenCatalogue();
    speak('pt-br');
    const movie = await catalogue.movie(11);
    expect(movie).toMatchObject({
      title: 'O Guardião da Lanterna',
      overview: 'Ele guarda a última lâmpada.',
    });
    expect(movie && langOf(movie, 'title')).toBeUndefined();
    expect(movie && langOf(movie, 'overview')).toBe('pt-PT');
    expect(movie && langOf(movie, 'tagline')).toBe('en');
  });

  describe('without a translated name in the country', () => {
    const text = { title: '', name: '', overview: '', tagline: '', biography: '' };
    const translation = (tag: string, data: Partial<typeof text>) => {
      const [code = '', country = ''] = tag.split('-');
      return { iso_639_1: code, iso_3166_1: country, data: { ...text, ...data } };
    };
    const called = (
      language: Language,
      [originalLanguage, original]: [string, string],
      translations: ReturnType<typeof translation>[],
    ) => {
      const answer = { original_language: originalLanguage, original_title: original, translations };
      const people = { cast: [], directors: [], writers: [] };
      const english = { kind: 'movie', title: 'The English Name', overview: '', tagline: '', ...people };
      const kept = keeping(english as unknown as TitleDetails, answer, [language]);
      const title = localized(kept, language, null);
      return [title.title, langOf(title, 'title')];
    };

    test.each<[Language, string, string]>([
      ['pt-br', 'pt-PT', 'A Vida É Bela'],
      ['es', 'es-MX', 'Duro de matar'],
      ['fr', 'fr-CA', 'Piège de cristal au Québec'],
      ['de', 'de-AT', 'Der Name in Wien'],
    ])('does not use another country’s: %s, %s', (language, tag, title) => {
      expect(called(language, ['en', 'Die Hard'], [translation(tag, { title })])).toEqual([
        'The English Name',
        'en',
      ]);
    });

    test('uses the original where the country keeps it, if readable', () => {
      const left = [translation('pt-PT', { title: 'O Samurai' }), translation('pt-BR', { overview: 'Um.' })];
      expect(called('pt-br', ['fr', 'Le Samouraï'], left)).toEqual(['Le Samouraï', 'fr']);
      expect(called('pt-br', ['ja', '七人の侍'], left)).toEqual(['The English Name', 'en']);
      expect(called('pt-br', ['pt', 'Central do Brasil'], left)).toEqual(['Central do Brasil', undefined]);
      expect(called('ja', ['ja', '七人の侍'], [])).toEqual(['七人の侍', undefined]);
    });
  });

  test('has its original name in its own language, even untranslated', async () => {
    const { catalogue, speak } = spokenCatalogue();
    speak('ja');
    const movie = await catalogue.movie(11);
    expect(movie).toMatchObject({ title: '灯守', originalTitle: '灯守', overview: '彼は最後の灯を守る。' });
    expect(movie?.inEnglish).toEqual(['tagline']);
  });

  test('without texts in a language is shown in English, all marked', async () => {
    const { catalogue, speak } = spokenCatalogue();
    const english = await catalogue.movie(11);
    speak('ar');
    const movie = await catalogue.movie(11);
    expect(movie).toMatchObject({ title: english?.title, overview: english?.overview });
    expect(movie?.inEnglish).toEqual(['title', 'overview', 'tagline']);
    expect(english).not.toHaveProperty('inEnglish');
    expect(english).not.toHaveProperty('words');
    expect(movie).not.toHaveProperty('words');
  });

  test('shows the language’s poster and trailer, else English’s', async () => {
    const { catalogue, speak } = spokenCatalogue();
    const shown = async () => {
      const movie = await catalogue.movie(11);
      return [movie?.posterPath, movie?.videos.map(({ key }) => key)];
    };
    expect(await shown()).toEqual(['/english.jpg', ['english-trailer']]);
    speak('de');
    expect(await shown()).toEqual(['/german.jpg', ['german-trailer']]);
    speak('pt-br');
    expect(await shown()).toEqual(['/brazil.jpg', ['english-trailer']]);
    speak('fr');
    expect(await shown()).toEqual(['/english.jpg', ['english-trailer']]);
  });

  test('has similar titles and a collection in one language, for one more call in each but English', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    for (const language of ['en', 'de', 'de'] as const) {
      speak(language);
      const movie = await catalogue.movie(11);
      const asked = language === 'en' ? 'en-US' : 'de-DE';
      expect(movie?.similar.map(({ title }) => title)).toEqual(
        Array.from({ length: 10 }, (_, index) => `Lantern ${asked} ${index}`),
      );
      expect(movie?.moreSimilar[0]?.title).toBe(`Lantern ${asked} 10`);
    }
    speak('de');
    expect((await catalogue.movie(11))?.collection?.name).toBe('Laternen Filmreihe');
    expect(own(calls)).toHaveLength(1);
    expect(calls.map((call) => new URLSearchParams(call.split('?')[1]).get('language'))).toEqual([
      'en-US',
      'de-DE',
    ]);
  });

  test('is shown without failing similar titles, which are requested again next time', async () => {
    const { catalogue, fail, speak } = spokenCatalogue();
    speak('de');
    fail((_path, language) => language === 'de-DE');
    const movie = await catalogue.movie(11);
    expect(movie?.title).toBe('Der Laternenwärter');
    expect(movie?.similar[0]?.title).toBe('Lantern en-US 0');
    fail(() => false);
    expect((await catalogue.movie(11))?.similar[0]?.title).toBe('Lantern de-DE 0');
  });

  test('that does not exist is not requested again in the next language', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    speak('de');
    expect(await catalogue.movie(999)).toBeNull();
    expect(await catalogue.movie(999)).toBeNull();
    speak('fr');
    expect(await catalogue.movie(999, { alone: true })).toBeNull();
    expect(calls).toHaveLength(2);
  });

  test('has its credits in all languages by one call', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    const titles: unknown[] = [];
    for (const language of ['en', 'de', 'ja'] as const) {
      speak(language);
      titles.push((await catalogue.titleCredits({ kind: 'movie', id: 11 }))?.title);
    }
    expect(titles).toMatchObject([
      { title: 'The Lantern Keeper', posterPath: '/english.jpg' },
      { title: 'Der Laternenwärter', posterPath: '/german.jpg' },
      { title: '灯守' },
    ]);
    expect(own(calls)).toHaveLength(1);
  });

  test('names its people in the language’s script, without another call', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    const named = async () => (await catalogue.movie(11))?.cast.map(({ name }) => name);
    expect(await named()).toEqual(['Ada Quill']);
    speak('de');
    expect(await named()).toEqual(['Ada Quill']);
    speak('ja');
    expect(await named()).toEqual(['エイダ・クイル']);
    const before = calls.length;
    const credits = await catalogue.titleCredits({ kind: 'movie', id: 11 });
    expect(credits?.departments[0]?.people[0]?.name).toBe('エイダ・クイル');
    expect(calls).toHaveLength(before + 1);
    speak('ar');
    expect(await named()).toEqual(['إيدا كويل']);
  });
});

describe('in English only', () => {
  test('sends the same calls as before', async () => {
    const { catalogue, calls } = spokenCatalogue({ languages: ['en'] });
    const movie = await catalogue.movie(11);
    await catalogue.season(21, 1);
    await catalogue.artist(5);
    await catalogue.collection(31);
    await catalogue.titleCredits({ kind: 'movie', id: 11 });
    expect(movie).not.toHaveProperty('words');
    expect(calls.join(' ')).not.toMatch(/translations|include_/);
    expect(calls).toHaveLength(5);
  });
});
