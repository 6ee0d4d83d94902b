import { m } from '../../paraglide/messages.js';
import { useEffect, useRef } from 'react';
import {
  MARK_NOTICES_PATH,
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  NOTICES_PER_PAGE,
  type Notice,
} from './notices.ts';
import { pageAddress } from '../../core/routes.ts';
import { $marked, followNotices, markAllRead, markRead } from './notices.store.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { NoticeRow } from './NoticeRow.tsx';

interface NoticesPageProps {
  /** This page's notices, the latest first. */
  notices: Notice[];
  /** The number of notices on all pages. */
  total: number;
  page: number;
  /** Whether any is unread, on any page. */
  unread: boolean;
  imageBase: string;
}

const pagePath = (page: number) => (page > 1 ? `${NOTICES_PATH}?page=${page}` : NOTICES_PATH);

export function NoticesPage({ notices, total, page, unread, imageBase }: NoticesPageProps) {
  const marked = useStore($marked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(followNotices, []);
  const shown = notices.map((notice) => ({ ...notice, read: marked.get(notice.id) ?? notice.read }));
  const open = shown.filter(({ read }) => !read).map(({ id }) => id);
  const back = pagePath(page);
  const last = Math.max(1, Math.ceil(total / NOTICES_PER_PAGE));

  /** Keeps the focus on the page: the button is removed. */
  function keepFocus() {
    heading.current?.focus();
  }

  return (
    <div className="page py-10">
      <div className="max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {m.account_menu_notices()}
        </h1>
        <div className="mt-4 flex flex-wrap gap-3">
          {(open.length > 0 || (unread && marked.size === 0)) && (
            <form
              method="post"
              action={pageAddress(MARK_NOTICES_PATH)}
              onSubmit={(event) => {
                event.preventDefault();
                keepFocus();
                void markAllRead(open);
              }}
            >
              <input type="hidden" name="back" value={back} />
              <button className="button button-quiet" name="read" value="all">
                {m.notice_page_mark_all()}
              </button>
            </form>
          )}
          <a className="button button-quiet" href={pageAddress(NOTICE_SETTINGS_PATH)}>
            {m.notice_page_settings()}
          </a>
        </div>
        {total === 0 && <Empty />}
        <ul className="mt-6">
          {shown.map((notice) => (
            <li key={notice.id} className="border-b border-ground-line">
              <NoticeRow
                notice={notice}
                imageBase={imageBase}
                back={back}
                onRead={() => {
                  keepFocus();
                  void markRead(notice.id);
                }}
              />
            </li>
          ))}
        </ul>
        {last > 1 && (
          <nav aria-label={m.notice_page_pages()} className="mt-6 flex items-center justify-between gap-4">
            {page > 1 ? <PageLink to={page - 1} label={m.notice_page_newer()} /> : <span />}
            <span className="text-ink-soft">{m.notice_page_page_of({ page, last })}</span>
            {page < last ? <PageLink to={page + 1} label={m.notice_page_older()} /> : <span />}
          </nav>
        )}
      </div>
    </div>
  );
}

function PageLink({ to, label }: { to: number; label: string }) {
  return (
    <a className="button button-quiet" href={pageAddress(pagePath(to))}>
      {label}
    </a>
  );
}

function Empty() {
  return (
    <EmptyState icon={icons.bell} heading={m.notice_page_none()} text={m.notice_page_none_text()}>
      <a className="button button-primary" href={pageAddress('/movies/upcoming')}>
        {m.notice_page_browse()}
      </a>
    </EmptyState>
  );
}
