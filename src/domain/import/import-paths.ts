import type { ImportRowState } from './import-job.ts';

/** The page that imports. */
export const IMPORT_PATH = '/import';

/** POST begins an import, GET answers the person's own. */
export const IMPORTS_API = '/api/imports';

const of = (id: string, rest = '') => `${IMPORTS_API}/${id}${rest}`;

/** Addresses of an import. POST save, cancel and undo take no body; all but rows and report answer ImportProgress. */
export const importPaths = {
  progress: (id: string) => of(id),
  rows: (id: string) => of(id, '/rows'),
  doubtful: (id: string, page = 1) => of(id, `/doubtful?page=${page}`),
  choices: (id: string) => of(id, '/choices'),
  /** Saves what is clear and leaves out what is still doubtful. */
  save: (id: string) => of(id, '/save'),
  cancel: (id: string) => of(id, '/cancel'),
  undo: (id: string) => of(id, '/undo'),
  report: (id: string, page = 1, state?: ImportRowState) =>
    of(id, `/report?page=${page}${state === undefined ? '' : `&state=${state}`}`),
  /** The whole report as CSV. */
  reportFile: (id: string) => of(id, '/report.csv'),
};
