interface IconProps {
  /** One of icon-paths.ts. */
  path: string;
  /** For what is switched on. */
  filled?: boolean;
  className?: string;
}

/** A drawing beside or in place of words, which say what it means. */
export function Icon({ path, filled = false, className = 'size-5 shrink-0' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
