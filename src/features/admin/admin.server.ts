import {
  loadAdminCharts,
  loadAdminOperations,
  loadAdminStats,
  loadFeedback,
  loadModerationLog,
  loadReportQueue,
} from './admin.queries.ts';
import { loadReportedProfiles } from './admin-profiles.queries.ts';
import { loadReportedLists } from '../custom-lists/list-reports.queries.ts';
import type { CatalogueHealth } from '../../catalogue/contract.ts';
import type {
  AdminCharts,
  AdminOperations,
  AdminStats,
  Feedback,
  LoggedProblem,
  Machine,
  ModerationAction,
  Page,
  QueuedMail,
  ReportedReview,
} from './admin.ts';
import type { KeptBackups } from './backups.ts';
import { today, type CalendarDate } from '../../core/dates.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { parseAdminPage, parseFeedbackView, type FeedbackView } from './feedback-view.ts';
import type { ReportedList } from './reported-lists.ts';
import type { ReportedProfile } from './reported-profiles.ts';
import type { Kind, TitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';
import { titlesNamed, loadTitleNames } from '../../server/title-names.ts';

/** What an admin's page is loaded from. */
export type AdminContext = PersonContext & { url: URL };

/** A row with what its title is called. */
export type Titled<Row> = Row & { title: string };

function idOf({ kind, titleId }: { kind: Kind; titleId: number }): TitleId {
  return { kind, id: titleId };
}

/** The rows with the names of their titles, asked of the catalogue once for each title. */
export async function withTitles<Row extends { kind: Kind; titleId: number }>(
  rows: readonly Row[],
  patienceMs?: number,
): Promise<Titled<Row>[]> {
  const nameOf = await loadTitleNames(rows.map(idOf), patienceMs);
  return rows.map((row) => ({ ...row, title: nameOf(idOf(row)) }));
}

async function titledPage<Row extends { kind: Kind; titleId: number }>(
  page: Page<Row>,
): Promise<Page<Titled<Row>>> {
  return { rows: await withTitles(page.rows), total: page.total };
}

/** The dashboard's first page: totals, charts, the latest people and the admins. */
export interface AdminOverview {
  stats: AdminStats;
  charts: AdminCharts;
  backendUrl: string;
}

/** Loads the overview. */
export function loadAdminOverview(context: AdminContext): Promise<PersonOutcome<AdminOverview>> {
  return forPerson(
    context,
    async ({ client }) => {
      const { clock, publicConfig } = await services();
      const [stats, charts] = await Promise.all([
        loadAdminStats(client),
        loadAdminCharts(client, today(clock)),
      ]);
      return { stats, charts, backendUrl: publicConfig.backendUrl };
    },
    { role: 'admin' },
  );
}

/** A page of the table of reviews and ratings, and the view it belongs to. */
export interface AdminFeedback {
  view: FeedbackView;
  page: Page<Titled<Feedback>>;
  today: CalendarDate;
}

/** Loads the table as its address asks; the search finds titles by name too. */
export function loadAdminFeedback(context: AdminContext): Promise<PersonOutcome<AdminFeedback>> {
  return forPerson(
    context,
    async ({ client }) => {
      const { clock } = await services();
      const view = parseFeedbackView(context.url.searchParams);
      const titles = await titlesNamed(view.search, view.kind);
      const page = await titledPage(await loadFeedback(client, { ...view, titles }));
      return { view, page, today: today(clock) };
    },
    { role: 'admin' },
  );
}

/** A numbered page of rows. */
export interface AdminRows<Row> {
  number: number;
  page: Page<Titled<Row>>;
}

/** A page of the queue of reported reviews, and the most reported pages and lists of people. */
export type AdminReports = AdminRows<ReportedReview> & {
  profiles: { rows: ReportedProfile[]; total: number };
  lists: { rows: ReportedList[]; total: number };
};

/** Loads a page of the queue of reported reviews, with the reported pages and lists of people. */
export function loadAdminReports(context: AdminContext): Promise<PersonOutcome<AdminReports>> {
  return forPerson(
    context,
    async ({ client }) => {
      const number = parseAdminPage(context.url.searchParams.get('page'));
      const [queue, profiles, lists] = await Promise.all([
        loadReportQueue(client, number),
        loadReportedProfiles(client),
        loadReportedLists(client),
      ]);
      return { number, page: await titledPage(queue), profiles, lists };
    },
    { role: 'admin' },
  );
}

/** Loads a page of the audit trail. */
export function loadAdminLog(context: AdminContext): Promise<PersonOutcome<AdminRows<ModerationAction>>> {
  return forPerson(
    context,
    async ({ client }) => {
      const number = parseAdminPage(context.url.searchParams.get('page'));
      return { number, page: await titledPage(await loadModerationLog(client, number)) };
    },
    { role: 'admin' },
  );
}

/** How the machine, its services and their errands are doing. */
export interface AdminHealth {
  services: { name: string; mode: 'embedded' | 'hosted' | 'off'; detail: string }[];
  catalogue: CatalogueHealth;
  machine: Machine;
  problems: LoggedProblem[];
  /** Of every night; null where none are made. */
  backups: KeptBackups | null;
  operations: AdminOperations;
  /** The latest mails of the queue. */
  mails: (QueuedMail & { title: string })[];
}

function mailedTitle({ movieId }: QueuedMail): TitleId {
  return { kind: 'movie', id: movieId };
}

/** Loads the page of operations; nothing on it is a secret. */
export function loadAdminHealth(context: AdminContext): Promise<PersonOutcome<AdminHealth>> {
  return forPerson(
    context,
    async ({ client }) => {
      const app = await services();
      const [operations, machine, backups] = await Promise.all([
        loadAdminOperations(client),
        app.machine(),
        app.backups?.latest() ?? null,
      ]);
      const { latest } = operations.mail;
      // Before the names are asked for: their look-ups would be counted too.
      const catalogue = app.catalogue.health();
      const nameOf = await loadTitleNames(latest.map(mailedTitle));
      return {
        services: app.describe(),
        catalogue,
        machine,
        backups,
        problems: app.problems.latest(),
        operations,
        mails: latest.map((mail) => ({ ...mail, title: nameOf(mailedTitle(mail)) })),
      };
    },
    { role: 'admin' },
  );
}
