import { servedLanguage } from '../../domain/language/addresses.ts';
import type { Language } from '../../domain/language/languages.ts';
import { answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** The language the person is written to in: the one they have chosen where it is served, else English. Nobody else is told. */
export async function loadOwnLanguage(client: Client): Promise<Language> {
  return servedLanguage(await answerOrNone(client.rpc('own_language')));
}

/** Keeps the language a person has chosen. */
export async function saveOwnLanguage(client: Client, userId: string, language: Language): Promise<void> {
  await answerOrNone(client.from('profiles').update({ language }).eq('id', userId));
}
