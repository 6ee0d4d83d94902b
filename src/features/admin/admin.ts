import type { CalendarDate } from '../../core/dates.ts';
import type { WholeStars } from '../../core/stars.ts';
import type { Kind, TitleId } from '../../core/title.ts';

/** The admin dashboard's totals (docs/behaviour.md, Pages); times are ISO 8601. */
export interface AdminStats {
  totalProfiles: number;
  movieWishlists: number;
  tvWishlists: number;
  totalWishlists: number;
  adminCount: number;
  /** In the last 7 days. */
  newProfiles: number;
  openReports: number;
  /** The five latest. */
  recentProfiles: {
    id: string;
    email: string;
    fullName: string | null;
    avatarUrl: string | null;
    createdAt: string;
  }[];
  admins: { id: string; email: string; fullName: string | null; since: string }[];
}

export interface TitleCount {
  kind: Kind;
  titleId: number;
  title: string;
  count: number;
}

export interface AdminCharts {
  /** The last 30 days (UTC), oldest first. */
  signUps: { day: CalendarDate; count: number }[];
  ratings: { stars: WholeStars; count: number }[];
  mostWished: TitleCount[];
  mostWatched: TitleCount[];
}

/** A mail of the queue. It is finished once `sentAt` or `givenUpAt` is set. */
export interface QueuedMail {
  id: number;
  template: string;
  email: string;
  movieId: number;
  remindOn: CalendarDate;
  createdAt: string;
  attempts: number;
  nextAttemptAt: string | null;
  lastError: string | null;
  sentAt: string | null;
  givenUpAt: string | null;
}

export interface AdminOperations {
  databaseBytes: number;
  databaseVersion: string;
  mail: { waiting: number; failing: number; givenUp: number; sent: number; latest: QueuedMail[] };
  jobs: {
    name: string;
    startedAt: string;
    finishedAt: string | null;
    outcome: string | null;
    detail: string | null;
  }[];
}

/** A warning or error from the log, without its attributes: they may identify people. */
export interface LoggedProblem {
  /** ISO 8601. */
  at: string;
  level: 'warning' | 'error';
  message: string;
}

/** Version and resources of the server; sizes in bytes. */
export interface Machine {
  version: string;
  nodeVersion: string;
  uptimeSeconds: number;
  memoryBytes: number;
  /** Null if this machine stores no data, or the file system cannot be queried. */
  disk: { directory: string; usedBytes: number; freeBytes: number; totalBytes: number } | null;
}

type FeedbackType = 'review' | 'rating';

export const FEEDBACK_SORTS = ['date', 'rating', 'person', 'title', 'kind', 'type'] as const;
export type FeedbackSort = (typeof FEEDBACK_SORTS)[number];

/** Filters of the admin's feedback table; an omitted filter matches everything. */
export interface FeedbackQuery {
  kind?: Kind;
  type?: FeedbackType;
  rating?: WholeStars;
  /** First and last day (UTC). */
  from?: CalendarDate;
  to?: CalendarDate;
  /** Matched against text, name and e-mail. */
  search?: string;
  /** Titles whose name matches the search, from the catalogue. */
  titles?: TitleId[];
  sort?: FeedbackSort;
  ascending?: boolean;
  /** From 1. */
  page?: number;
  /** Default 20, at most 1,000. */
  pageSize?: number;
}

/** A review with its author's rating, or a rating without a review. */
export interface Feedback {
  kind: Kind;
  type: FeedbackType;
  id: string;
  titleId: number;
  userId: string;
  fullName: string | null;
  email: string | null;
  review: string | null;
  stars: number | null;
  createdAt: string;
}

export interface ReportedReview {
  kind: Kind;
  reviewId: string;
  titleId: number;
  userId: string;
  fullName: string | null;
  review: string;
  /** Its author marked it as a spoiler. */
  tellsEnd: boolean;
  reviewedAt: string;
  reportCount: number;
  /** The ten latest. */
  reasons: string[];
  firstReportedAt: string;
}

/** An entry of the audit log. People are null after their account is deleted. */
export interface ModerationAction {
  id: number;
  action: 'remove-review' | 'restore-review' | 'dismiss-reports';
  kind: Kind;
  titleId: number;
  reviewId: string;
  actorId: string | null;
  actorName: string | null;
  authorId: string | null;
  authorName: string | null;
  reason: string | null;
  createdAt: string;
  restorable: boolean;
}

/** A page of rows. `total` counts all pages; it is 0 on a page past the end. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

export interface ReviewOf {
  title: string;
  author: string;
}
