import { outboxWords } from '../mail/outbox-words.ts';
import { createCatalogue } from '../catalogue/client.ts';
import type { Clock } from '../core/dates.ts';
import { currentLanguage } from '../core/language/current.ts';
import { SERVED } from '../core/language/languages.ts';
import { servedAt } from '../core/public-config.ts';
import { createAiService } from './ai-service.ts';
import { describeEmbedded, endOnFatal, hostedBackend, type BackendService } from './backend-service.ts';
import { backendClient } from './backend-client.ts';
import { readConfig, type Config } from '../contract/config.ts';
import { announcePageChange } from '../contract/page-changes.ts';
// Sets how messages find the current language.
import '../contract/language.ts';
import { describeCatalogue, hostedCatalogue, tryKey, type CatalogueService } from './hosted-catalogue.ts';
import { createBackups } from './backups.ts';
import { createDoor } from './door.ts';
import { createJobService } from '../jobs/service.ts';
import { registerLifecycle } from '../contract/lifecycle.ts';
import { createSeriesNumbers } from '../features/connections/series-numbers.server.ts';
import { createProgramService } from '../features/connections/programs.server.ts';
import { createOfferService } from './offer-service.ts';
import { bundledStories, offlineAi } from './offline-ai.ts';
import { vaultsOf } from './key-vault.ts';
import { createLogs, type Log } from './log.ts';
import { describeMachine } from './machine.ts';
import { accountMails } from '../mail/account-mails.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Services } from './service-set.ts';
import { createSmtp } from '../mail/smtp.ts';
import { PROJECT } from './migrations.ts';
import { createCardService } from '../features/share/service.server.ts';
import { openShared } from './shared.ts';
import { CHANGES, createChangesHeard } from './told-changes.ts';

export type { Services };

const EMBEDDED_CATALOGUE = 'http://catalogue.embedded';
const EMBEDDED_IMAGES = '/embedded/images';

async function catalogueService(config: Config, clock: Clock): Promise<CatalogueService> {
  if (config.tmdb.apiKey) return hostedCatalogue(config.tmdb);
  const { createCatalogueServer } = await import('embedded-services/tmdb');
  const server = createCatalogueServer({ clock });
  return {
    fetch: (request) => server.api(request),
    baseUrl: `${EMBEDDED_CATALOGUE}/3`,
    exportsUrl: `${EMBEDDED_CATALOGUE}/p/exports`,
    limits: { perSecond: Infinity },
    apiKey: undefined,
    imageBase: server.imageBase,
    images: (request) => server.images(request),
    image: (address) => server.images(new Request(new URL(address, EMBEDDED_CATALOGUE))),
    description: {
      name: 'Catalogue',
      mode: 'embedded',
      detail: `${server.size.movies} movies and ${server.size.series} series (set TMDB_API_KEY for all of them)`,
    },
  };
}

const EMBEDDED_BACKEND = '/embedded/backend';

async function backendService(config: Config, clock: Clock, log: Log): Promise<BackendService> {
  if (config.supabase) return hostedBackend(config.supabase, config, clock, log);
  const { createEmbeddedSupabase } = await import('embedded-services/supabase');
  const smtp = config.smtp ? createSmtp(config.smtp.url) : undefined;
  const mailer = createMailer({
    deliver: (message) => (smtp ? smtp.deliver(message) : backend.outbox.keep(message)),
    from: config.smtp?.from ?? 'Marquee <marquee@localhost>',
    siteUrl: config.siteUrl,
    log,
  });
  const { dataDir, databaseUrl, databaseEngine, siteUrl, peoplePerAddress } = config;
  const backend = await createEmbeddedSupabase({
    ...{ dataDir, databaseUrl, databaseEngine, siteUrl, peoplePerAddress },
    basePath: EMBEDDED_BACKEND,
    ...accountMails(siteUrl, (mail) => mailer.send(mail)),
    ...{ log, clock, vaults: vaultsOf(config) },
    ...PROJECT,
    outboxPath: '/embedded/outbox',
    outboxWords: outboxWords(),
    onFatal: endOnFatal(log),
  });
  return {
    url: backend.publicUrl,
    publicUrl: EMBEDDED_BACKEND,
    anonKey: backend.anonKey,
    outbox: (!smtp && backend.outboxPath) || undefined,
    secretKey: backend.secretKey,
    mailer,
    fetchFor: (address) => (input, init) =>
      backend.fetch(new Request(input, init), { address, direct: false, inside: true }),
    handle: backend.fetch,
    backUp: backend.backUp,
    listen: (channel, hear) => backend.database.listen(channel, hear),
    state: async () => ({ mode: 'embedded', ok: await backend.ready(), engine: backend.database.engine }),
    descriptions: describeEmbedded(config, backend),
    close: async () => {
      await backend.close();
      smtp?.close();
    },
  };
}

async function createServices(): Promise<Services> {
  const config = readConfig(process.env);
  const clock: Clock = () => new Date();
  const { log, problems } = createLogs(config.logLevel);
  const source = await catalogueService(config, clock);
  const backend = await backendService(config, clock, log);
  const shared = await openShared(config.redisUrl, log);
  const catalogue = createCatalogue({
    shared: shared.store,
    ...{ fetch: source.fetch, baseUrl: source.baseUrl, exportsUrl: source.exportsUrl, apiKey: source.apiKey },
    region: config.region,
    languages: SERVED,
    language: currentLanguage,
    clock,
    log,
    limits: source.limits,
  });
  const { secretKey, mailer } = backend;
  const client = secretKey ? backendClient(backend.url, secretKey, backend.fetchFor('127.0.0.1')) : undefined;
  const { backUp } = backend;
  const backups = config.backups && backUp && createBackups(config.backups, backUp, clock);
  const imageBase = servedAt(config.basePath, source.imageBase);
  const images = new URL(imageBase, config.siteUrl).href;
  const jobs = createJobService({ config, client, mailer, catalogue, images, backups, clock, log });
  await backend.listen?.(CHANGES, createChangesHeard(jobs));
  const door = createDoor(config, client);
  const cards = createCardService(config, source, shared.limits, log);
  const ai = await createAiService(config, shared.limits, offlineAi(clock));
  return {
    config,
    clock,
    log,
    catalogue,
    backend,
    jobs,
    door,
    backups,
    programs: createProgramService(client, backend),
    // The bundled catalogue has no such ids, which must not be stored.
    numbers: createSeriesNumbers({ catalogue, client: config.tmdb.apiKey ? client : undefined }),
    offers: createOfferService({ config, catalogue, client, clock, log, shared }),
    ai,
    stories: config.tmdb.apiKey ? undefined : bundledStories(clock),
    publicConfig: {
      backendUrl: servedAt(config.basePath, backend.publicUrl),
      backendKey: backend.anonKey,
      imageBase,
      signUp: door.closed ? 'closed' : undefined,
      outbox: backend.outbox,
    },
    embedded: async (request, client) => {
      const { pathname } = new URL(request.url);
      if (source.images && pathname.startsWith(`${EMBEDDED_IMAGES}/`)) return source.images(request);
      return backend.handle?.(request, client) ?? new Response('Not found', { status: 404 });
    },
    describe: () => [
      describeCatalogue(source, catalogue),
      ...backend.descriptions,
      jobs.description,
      ai.description,
      ...(door.description ? [door.description] : []),
    ],
    cards,
    pageChanged: announcePageChange,
    problems: { ...problems, allow: shared.allowProblem },
    ...shared.counts,
    machine: () => describeMachine(config.supabase ? null : config.dataDir),
    close: async () => {
      await jobs.stop();
      cards.close();
      await backend.close();
      shared.close();
    },
  };
}

/** On `globalThis`, since the development server reloads this module. */
const KEY = Symbol.for('marquee.services');
const holder = globalThis as typeof globalThis & { [KEY]?: Promise<Services> };

/** The services of this process, created on first use. */
export function services(): Promise<Services> {
  return (holder[KEY] ??= createServices());
}

registerLifecycle({
  start: async () => {
    const opened = await services();
    // Before any request.
    const door = await opened.door.set();
    opened.jobs.start();
    await Promise.all([opened.config.tmdb.apiKey && tryKey(opened.catalogue), opened.backend.look?.()]);
    // The boot log may contain the address that makes the first admin, which no page shows.
    return opened.describe().map((service) => (service.name === door?.name ? door : service));
  },
  embedded: async (request, from) => (await services()).embedded(request, from),
  status: async () => {
    const { backend, catalogue } = await services();
    return { backend: await backend.state(), catalogue: catalogue.health() };
  },
  stop: async () => {
    const opened = holder[KEY];
    delete holder[KEY];
    await (await opened)?.close();
  },
});
