export interface ReportedList {
  id: string;
  address: string;
  name: string;
  /** The owner's display name; null if not set. */
  ownerName: string | null;
  hidden: boolean;
  reportCount: number;
  /** The ten latest. */
  reasons: string[];
  firstReportedAt: string;
}
