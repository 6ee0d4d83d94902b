/** What the admins read: the reason, and what was added to it. */
export function reportReason(reason: string, details: string): string {
  const added = details.trim();
  return added ? `${reason}: ${added}` : reason;
}
