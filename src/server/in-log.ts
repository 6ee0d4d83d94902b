import { backendBy } from '../core/words/backend-words.ts';
import { onServer, type BackendError } from '../core/backend/errors.ts';
import { inLanguage } from '../contract/language.ts';
import type { CatalogueError } from '../core/errors.ts';

/** A failure as the log says it: in English, whatever language the request is in. */
export function inLog(error: BackendError | CatalogueError): string {
  if (error.name === 'CatalogueError') return error.message;
  return inLanguage('en', () => backendBy[onServer(error).kind]());
}
