import { vi } from 'vitest';
import type { TitleSummary } from '../../../src/core/title.ts';
import {
  answerDoubtful,
  answerImport,
  answerImportChoice,
  answerImportReport,
  answerImportRows,
  answerImports,
  answerImportStep,
  answerStartImport,
} from '../../../src/features/import/imports.api.server.ts';
import { answerSuggestions } from '../../../src/features/search/suggestions.api.server.ts';
import { createImportService } from '../../../src/features/import/service.server.ts';
import { runImports } from '../../../src/features/import/run-imports.job.server.ts';
import type { JobService } from '../../../src/jobs/service.ts';
import { createSeriesKeeper } from '../../../src/features/series/keeper.server.ts';
import { setEnvironment } from '../../../src/core/stores/environment.ts';
import { stopFollowing } from '../../../src/features/import/import-job.store.ts';
import { newAct, setImports, setImportView } from '../../../src/features/import/import-state.store.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { browserEnvironment } from '../browser/browser-environment.ts';
import { createPerson } from '../database/people.ts';
import { cookieOf, pageContext, provideServices } from '../host/page-context.ts';
import { serviceClient } from '../host/server-jobs.ts';
import { catalogueOver } from '../tmdb/catalogue.ts';
import { answerHomonyms } from '../tmdb/homonyms.ts';
import { ReaderOnPage } from './reader-on-page.ts';

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** This site's responses about imports for this cookie. */
function answersTo(cookie: string): Ask {
  return async (path, init = {}) => {
    const url = new URL(path, 'http://localhost');
    const headers = { 'content-type': 'application/json', cookie };
    const request = new Request(url, { method: init.method ?? 'GET', headers, body: init.body ?? null });
    const context = { ...pageContext(path, cookie), request };
    const [, , , id, step] = url.pathname.split('/');
    const starts = request.method === 'POST';
    if (url.pathname === '/partials/suggest') return answerSuggestions(url, 'test');
    if (id === undefined) return starts ? answerStartImport(context) : answerImports(context);
    if (step === undefined) return answerImport(context, id);
    if (step === 'rows') return answerImportRows(context, id);
    if (step === 'choices') return answerImportChoice(context, id);
    if (step === 'doubtful') return answerDoubtful(context, id, url);
    if (step === 'report') return answerImportReport(context, id, url);
    return answerImportStep(context, id, step);
  };
}

/**
 * The import page's browser and a real server, except for the movie database, which has namesakes. `ask` can
 * be replaced to simulate a failing network; `suggested` are further search results.
 */
export function importSite(server: BackendServer, suggested: TitleSummary[] = []) {
  const client = serviceClient(server);
  const homonyms = catalogueOver(
    { url: 'https://tmdb.example/3' },
    { fetch: (request) => Promise.resolve(answerHomonyms(request)) },
  );
  const catalogue = {
    ...homonyms,
    searchEverything: () => Promise.resolve({ titles: suggested, artists: [] }),
    searchCollections: () =>
      Promise.resolve({ results: [], page: 1, totalPages: 1, totalResults: 0, next: null }),
  };
  const imports = createImportService({ client, catalogue, wake: () => undefined });
  provideServices(server, { jobs: { imports } as JobService, catalogue });
  vi.stubGlobal('Worker', ReaderOnPage);
  browserEnvironment(server);
  const site = {
    ask: (() => Promise.reject(new Error('nobody is here'))) as Ask,
    /** Requested paths, with methods. */
    asked: [] as string[],
    /** Signs a new user in. */
    async enter() {
      const { id, email } = await createPerson(server);
      site.ask = answersTo(await cookieOf(server, email));
      site.asked.length = 0;
      newAct();
      stopFollowing();
      setImports([]);
      setImportView({ step: 'choose', refused: null, waiting: null });
      return id;
    },
    /** The job that finds titles and saves. */
    work() {
      const clock = () => new Date();
      const keeper = createSeriesKeeper({ client, catalogue, clock });
      return runImports({ client, catalogue, keeper, clock }).run(new AbortController().signal);
    },
  };
  setEnvironment({
    fetch: (path, init) => {
      site.asked.push(`${init?.method ?? 'GET'} ${path}`);
      return site.ask(path, init);
    },
  });
  return site;
}
