/** A list somebody reported. */
export interface ReportedList {
  id: string;
  address: string;
  name: string;
  /** The display name of its owner; null for who has given none. */
  ownerName: string | null;
  /** An admin has hidden it. */
  hidden: boolean;
  reportCount: number;
  /** The ten latest. */
  reasons: string[];
  firstReportedAt: string;
}
