import { backendBy } from '../core/words/backend-words.ts';
import { onServer, type BackendError } from '../core/backend/errors.ts';
import { inLanguage } from '../contract/language.ts';
import type { CatalogueError } from '../core/errors.ts';

/** An error's message for the log, in English whatever the request's language. */
export function inLog(error: BackendError | CatalogueError): string {
  if (error.name === 'CatalogueError') return error.message;
  return inLanguage('en', () => backendBy[onServer(error).kind]());
}
