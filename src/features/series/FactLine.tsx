import { Fragment } from 'react';

/**
 * Facts in one line, without missing ones. Each has its own direction, so that "S1 E1", a date and a name
 * keep their order in Arabic.
 */
export function FactLine({ facts }: { facts: readonly (string | null)[] }) {
  return facts.filter(Boolean).map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
