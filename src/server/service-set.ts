import type { StorySearch } from '../features/wishes/stories.ts';
import type { Catalogue } from '../catalogue/contract.ts';
import type { Config } from '../contract/config.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';
import type { Limit } from '../contract/limits.ts';
import type { Machine } from '../features/admin/admin.ts';
import type { ChangedPage } from '../core/changed-page.ts';
import type { Clock } from '../core/dates.ts';
import type { PublicConfig } from '../core/public-config.ts';
import type { AiService } from './ai-service.ts';
import type { Backups } from './backups.ts';
import type { BackendService } from './backend-service.ts';
import type { ProgramService } from '../features/connections/programs.server.ts';
import type { SeriesNumbers } from '../features/connections/series-numbers.server.ts';
import type { Door } from './door.ts';
import type { JobService } from '../jobs/service.ts';
import type { Log, Problems } from './log.ts';
import type { OfferService } from './offer-service.ts';
import type { CardService } from '../features/share/service.server.ts';
import type { Counts } from './shared.ts';

/** The services of this process, created once. */
export interface Services extends Counts {
  config: Config;
  clock: Clock;
  log: Log;
  catalogue: Catalogue;
  backend: Pick<BackendService, 'url' | 'anonKey' | 'fetchFor' | 'readToken' | 'state' | 'look'>;
  jobs: JobService;
  door: Door;
  /** Undefined without backups. */
  backups: Backups | undefined;
  offers: OfferService;
  /** Authenticates programs by token; undefined without the secret key. */
  programs: ProgramService | undefined;
  numbers: SeriesNumbers;
  ai: AiService;
  /** Undefined if the catalogue cannot search stories. */
  stories?: StorySearch | undefined;
  publicConfig: PublicConfig;
  cards: CardService;
  /** Evicts a page from the caches of all processes. */
  pageChanged(changed: ChangedPage): void;
  /** Handles requests below `/embedded/`; 404 for hosted services. */
  embedded(request: Request, client: { address: string; direct: boolean }): Promise<Response>;
  describe(): ServiceDescription[];
  /** Recent problems, the log for browsers' errors, and its limit per client. */
  problems: Problems & { allow: Limit };
  machine(): Promise<Machine>;
  close(): Promise<void>;
}
