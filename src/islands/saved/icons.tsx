// Strokes of a 24-unit grid, two units wide.
const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  remove: 'M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
  heart:
    'M12 20.5s-8-4.9-8-11A4.6 4.6 0 0 1 8.6 4.8c1.5 0 2.7.8 3.4 1.9.7-1.1 1.9-1.9 3.4-1.9A4.6 4.6 0 0 1 20 9.5c0 6.1-8 11-8 11Z',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  film: 'M4 4h16v16H4zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
  search: 'M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM21 21l-4.3-4.3',
};

/** A drawing beside or in place of words; `filled` for what is switched on. */
export function SavedIcon({ name, filled = false }: { name: keyof typeof PATHS; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      className="size-5 shrink-0"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
