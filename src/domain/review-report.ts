/** Why a review may be reported. */
export const REPORT_REASONS = [
  'Spam or advertising',
  'Insults or hate',
  'Spoilers',
  'Not about this title',
  'Something else',
] as const;

/** What the admins read: the reason, and what was added to it. */
export function reportReason(reason: string, details: string): string {
  const added = details.trim();
  return added ? `${reason}: ${added}` : reason;
}
