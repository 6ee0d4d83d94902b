/** Joins reason and details of a report for the admins. */
export function reportReason(reason: string, details: string): string {
  const added = details.trim();
  return added ? `${reason}: ${added}` : reason;
}
