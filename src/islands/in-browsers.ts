import { options, type VNode } from 'preact';
import { createContext, createElement, Fragment, memo, useState } from 'preact/compat';
import { placed } from '../domain/base-path.ts';

let ids = 0;

/**
 * An id no other element of the page has. Preact counts anew in every island, and would give the same twice. What the
 * server drew keeps the id it has there: relate by it only elements that are drawn together.
 */
export const useId = (): string => useState(() => `i${(ids += 1)}`)[0];

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

const drawn = options.vnode?.bind(options);

/** Links and forms lead below where Marquee stands, as those do that the host sends (src/host/mount.ts). */
options.vnode = (node: VNode<Record<string, unknown>>) => {
  if (placed('') !== '' && typeof node.type === 'string') {
    for (const name of ['href', 'action']) {
      const { [name]: path } = node.props;
      if (isPath(path)) node.props = { ...node.props, [name]: placed(path) };
    }
  }
  drawn?.(node);
};

// What packages name as members of it. All of Preact's interface would bring what nothing uses.
export default { createContext, createElement, Fragment, memo };
export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
