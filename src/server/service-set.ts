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

/** What this process offers its pages and endpoints, opened once. */
export interface Services extends Counts {
  config: Config;
  clock: Clock;
  log: Log;
  catalogue: Catalogue;
  backend: Pick<BackendService, 'url' | 'anonKey' | 'fetchFor' | 'readToken' | 'state' | 'look'>;
  jobs: JobService;
  door: Door;
  /** Undefined where none are made. */
  backups: Backups | undefined;
  offers: OfferService;
  /** Programs that act as people by a token; undefined where the secret key is not known. */
  programs: ProgramService | undefined;
  numbers: SeriesNumbers;
  ai: AiService;
  publicConfig: PublicConfig;
  cards: CardService;
  /** Has every process make a page anew when it is next asked for. */
  pageChanged(changed: ChangedPage): void;
  /** Answers requests below `/embedded/`; 404 for every part that is hosted elsewhere. */
  embedded(request: Request, client: { address: string; direct: boolean }): Promise<Response>;
  describe(): ServiceDescription[];
  /** The latest warnings and errors of the log, what takes those of people's pages, and from whom how often. */
  problems: Problems & { allow: Limit };
  machine(): Promise<Machine>;
  close(): Promise<void>;
}
