export interface ReportedProfile {
  userId: string;
  handle: string;
  fullName: string | null;
  suspended: boolean;
  reportCount: number;
  /** The ten latest. */
  reasons: string[];
  firstReportedAt: string;
}
