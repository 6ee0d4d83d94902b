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

/** The request of an admin page. */
export type AdminContext = PersonContext & { url: URL };

/** A row with its title's name. */
export type Titled<Row> = Row & { title: string };

function idOf({ kind, titleId }: { kind: Kind; titleId: number }): TitleId {
  return { kind, id: titleId };
}

/** Adds the titles' names to rows, with one look-up per title. */
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

/** The dashboard's overview: totals, charts, latest users and admins. */
export interface AdminOverview {
  stats: AdminStats;
  charts: AdminCharts;
  backendUrl: string;
}

/** The data of the admin overview: statistics, charts and the backend's address. Only for admins. */
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

/** A page of the feedback table, with its view. */
export interface AdminFeedback {
  view: FeedbackView;
  page: Page<Titled<Feedback>>;
  today: CalendarDate;
}

/** Loads the feedback table for the address; the search also matches titles by name. */
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

/** A page of rows with its number. */
export interface AdminRows<Row> {
  number: number;
  page: Page<Titled<Row>>;
}

/** A page of reported reviews, and the most reported profiles and lists. */
export type AdminReports = AdminRows<ReportedReview> & {
  profiles: { rows: ReportedProfile[]; total: number };
  lists: { rows: ReportedList[]; total: number };
};

/** Loads a page of reported reviews, with reported profiles and lists. */
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

/** Loads a page of the moderation log. */
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

/** Status of the machine, services and jobs. */
export interface AdminHealth {
  services: { name: string; mode: 'embedded' | 'hosted' | 'off'; detail: string }[];
  catalogue: CatalogueHealth;
  machine: Machine;
  problems: LoggedProblem[];
  /** The nightly backups; null without. */
  backups: KeptBackups | null;
  operations: AdminOperations;
  /** The latest queued mails. */
  mails: (QueuedMail & { title: string })[];
}

function mailedTitle({ movieId }: QueuedMail): TitleId {
  return { kind: 'movie', id: movieId };
}

/** Loads the operations page; it contains no secrets. */
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
      // Before the titles' look-ups, which would be counted.
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
