/** How many notices are unread, as the bell shows it and as it is read aloud. */
export interface Bell {
  count: string;
  said: string;
}

/** No status, whose words would not be part of the link's name. */
export function UnreadBadge({ bell }: { bell: Bell | null }) {
  return (
    <>
      {bell && (
        <span aria-hidden="true" className="unread">
          {bell.count}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {bell?.said}
      </span>
    </>
  );
}
