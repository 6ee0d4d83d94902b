import type { ImportRowState } from './import-job.ts';

/** POST starts an import; GET lists the user's imports. */
export const IMPORTS_API = '/api/imports';

const of = (id: string, rest = '') => `${IMPORTS_API}/${id}${rest}`;

/** Endpoints of an import. POST save, cancel and undo have no body. All but rows and report return ImportProgress. */
export const importPaths = {
  progress: (id: string) => of(id),
  rows: (id: string) => of(id, '/rows'),
  doubtful: (id: string, page = 1) => of(id, `/doubtful?page=${page}`),
  choices: (id: string) => of(id, '/choices'),
  /** Saves clear rows and skips ambiguous ones. */
  save: (id: string) => of(id, '/save'),
  cancel: (id: string) => of(id, '/cancel'),
  undo: (id: string) => of(id, '/undo'),
  report: (id: string, page = 1, state?: ImportRowState) =>
    of(id, `/report?page=${page}${state === undefined ? '' : `&state=${state}`}`),
  reportFile: (id: string) => of(id, '/report.csv'),
};
