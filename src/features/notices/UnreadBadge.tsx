/** The unread count as shown on the bell, and as announced. */
export interface Bell {
  count: string;
  said: string;
}

/** `aria-live` rather than `role=status`, whose text would not be part of the link's name. */
export function UnreadBadge({ bell }: { bell: Bell | null }) {
  return (
    <>
      {bell && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-0 top-0 min-w-5 rounded-full bg-marquee px-1 text-center text-xs font-bold leading-5 text-ground"
        >
          {bell.count}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {bell?.said}
      </span>
    </>
  );
}
