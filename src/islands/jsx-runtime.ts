import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { placed } from '../domain/base-path.ts';

type Props = Record<string, unknown>;

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Links and forms lead below where Marquee stands, as those do that the host sends (src/host/mount.ts). */
function mounted(type: ElementType, props: Props): Props {
  if (placed('') === '' || typeof type !== 'string') return props;
  const { href, action } = props;
  return {
    ...props,
    ...(isPath(href) && { href: placed(href) }),
    ...(isPath(action) && { action: placed(action) }),
  };
}

/** What JSX of our islands becomes in a browser (astro.config.mjs): React's own, with links that are placed. */
export const jsx = (type: ElementType, props: Props, key?: Key) =>
  runtime.jsx(type, mounted(type, props), key);

/** The same for elements with several children. */
export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  runtime.jsxs(type, mounted(type, props), key);

export { Fragment } from 'react/jsx-runtime';
