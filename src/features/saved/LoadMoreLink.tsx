import { m } from '../../paraglide/messages.js';
import type { MouseEvent } from 'react';
import { pageAddress } from '../../core/routes.ts';

interface LoadMoreLinkProps {
  /** The next page, for use without scripts. */
  path: string;
  loading: boolean;
  onMore: () => void;
}

/** Appends the next titles; before hydration it links to them. */
export function LoadMoreLink({ path, loading, onMore }: LoadMoreLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  }
  return (
    <p className="mt-12 text-center">
      <a
        className="button button-quiet min-w-48"
        rel="next"
        data-opens=""
        href={pageAddress(path)}
        aria-disabled={loading}
        onClick={onClick}
      >
        {loading ? m.saved_loading() : m.saved_more()}
      </a>
    </p>
  );
}
