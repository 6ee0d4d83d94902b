interface IconProps {
  /** A path of icon-paths.ts. */
  path: string;
  /** For an active state. */
  filled?: boolean;
  className?: string;
}

/** A decorative icon; the text beside it or its button's label names it. */
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
