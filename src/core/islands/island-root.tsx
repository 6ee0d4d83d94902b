import hydrate from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';

const roots = new WeakMap<ComponentType, ComponentType>();

/** The island within an error boundary. It renders no element of its own, so the server renders the island without. */
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

/** Hydrates islands as Astro does. One that throws while it renders says so in its place, not by a blank. */
export default function hydrateWithin(element: HTMLElement): ReturnType<typeof hydrate> {
  const hydrateIsland = hydrate(element);
  return (Island: ComponentType, ...given) => hydrateIsland(bounded(Island), ...given);
}
