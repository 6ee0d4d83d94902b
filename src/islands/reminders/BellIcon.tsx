/** A bell, full once it is set. */
export function BellIcon({ rung }: { rung: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill={rung ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 21h4" strokeLinecap="round" />
    </svg>
  );
}
