import { pageAddress } from '../../core/routes.ts';
import { labelled } from '../../core/words/labels.ts';
import { noticeWords } from './notice-words.ts';
import { m } from '../../paraglide/messages.js';
import { formatMoment } from '../../core/moments.ts';
import { MARK_NOTICES_PATH, type Notice } from './notices.ts';
import { Poster } from '../../core/ui/Poster.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

interface NoticeRowProps {
  notice: Notice;
  imageBase: string;
  /** The page's path, where the form redirects without scripts. */
  back: string;
  onRead: () => void;
}

/** A notice; following its link marks it as read. */
export function NoticeRow({ notice, imageBase, back, onRead }: NoticeRowProps) {
  const { text, detail, path } = noticeWords(notice);
  const { title, read, createdAt } = notice;
  return (
    <article className={`grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 ${read ? '' : 'font-semibold'}`}>
      <a
        href={pageAddress(path)}
        className="group flex min-w-0 items-center gap-4 rounded"
        onClick={() => !read && onRead()}
      >
        <div className="grid w-14 shrink-0 items-center [&_.poster-blank]:hidden" aria-hidden="true">
          {title ? (
            <Poster
              title={{ kind: title.kind, title: title.name, posterPath: title.posterPath }}
              imageBase={imageBase}
              sizes="56px"
            />
          ) : (
            <span className="justify-self-center">
              <Icon path={icons.bell} />
            </span>
          )}
        </div>
        <div className="min-w-0">
          <h2 className="line-clamp-3 font-[inherit] font-sans text-base tracking-normal [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {!read && <span className="text-marquee">{m.notice_page_unread()}: </span>}
            {text}
          </h2>
          {detail && <p className="text-sm font-normal text-ink-soft [overflow-wrap:anywhere]">{detail}</p>}
          <p className="text-sm font-normal text-ink-mute">{formatMoment(createdAt)}</p>
        </div>
      </a>
      {!read && (
        <form
          method="post"
          action={pageAddress(MARK_NOTICES_PATH)}
          onSubmit={(event) => {
            event.preventDefault();
            onRead();
          }}
        >
          <input type="hidden" name="back" value={back} />
          <button
            className="icon-button"
            name="read"
            value={notice.id}
            aria-label={labelled(m.notice_page_mark(), text)}
          >
            <Icon path={icons.check} />
          </button>
        </form>
      )}
    </article>
  );
}
