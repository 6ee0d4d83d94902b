import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface StateWordsProps {
  /** A path of icon-paths.ts. */
  icon: string;
  heading: string;
  text?: string | undefined;
  level?: 'h1' | 'h2';
}

/** Icon, heading and text of a page without content. */
export function StateWords({ icon, heading, text, level: Heading = 'h2' }: StateWordsProps) {
  return (
    <>
      <span className="grid size-16 place-items-center rounded-full border border-ground-line bg-ground-high text-marquee">
        <Icon path={icon} className="size-7 shrink-0" />
      </span>
      <Heading
        className={`max-w-prose [overflow-wrap:anywhere] ${Heading === 'h1' ? 'text-3xl' : 'text-2xl'}`}
      >
        {heading}
      </Heading>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
    </>
  );
}

/** The empty state of a list, with links. */
export function EmptyState({ children, ...words }: StateWordsProps & { children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <StateWords {...words} />
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
