import { servedLanguage } from '../../core/language/addresses.ts';
import type { Language } from '../../core/language/languages.ts';
import { answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The caller's language for mails: the one they chose if served, else English. Other users cannot read it. */
export async function loadOwnLanguage(client: Client): Promise<Language> {
  return servedLanguage(await answerOrNone(client.rpc('own_language')));
}

/** Saves the user's language. */
export async function saveOwnLanguage(client: Client, userId: string, language: Language): Promise<void> {
  await answerOrNone(client.from('profiles').update({ language }).eq('id', userId));
}
