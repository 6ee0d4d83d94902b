import hydrate from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

const roots = new WeakMap<ComponentType, ComponentType>();

/** The island in an error boundary, which adds no element: the server renders the island without it. */
function bounded(Island: ComponentType): ComponentType {
  const known = roots.get(Island);
  if (known) return known;
  const Root: ComponentType = (props) => (
    <ErrorBoundary>
      <Island {...props} />
    </ErrorBoundary>
  );
  roots.set(Island, Root);
  return Root;
}

/** Hydrates islands as Astro does, with an error message in place of an island that throws. */
export default function hydrateWithin(element: HTMLElement): ReturnType<typeof hydrate> {
  const hydrateIsland = hydrate(element);
  return (Island: ComponentType, ...given) => hydrateIsland(bounded(Island), ...given);
}
