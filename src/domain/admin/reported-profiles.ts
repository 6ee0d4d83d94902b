/** A person's page somebody reported. */
export interface ReportedProfile {
  userId: string;
  handle: string;
  fullName: string | null;
  /** An admin has hidden it. */
  suspended: boolean;
  reportCount: number;
  /** The ten latest. */
  reasons: string[];
  firstReportedAt: string;
}
