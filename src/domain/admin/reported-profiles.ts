/** A reported public profile. */
export interface ReportedProfile {
  userId: string;
  handle: string;
  fullName: string | null;
  /** Hidden by an admin. */
  suspended: boolean;
  reportCount: number;
  /** The ten latest. */
  reasons: string[];
  firstReportedAt: string;
}
