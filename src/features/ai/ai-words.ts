import { m } from '../../paraglide/messages.js';
import { counted, formatNumber } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listedOr } from '../../core/language/listed.ts';
import type { LeftOut } from './ai-search.ts';

export const aiExamplesBy = {
  movie: () => [
    m.ai_examples_movie_1(),
    m.ai_examples_movie_2(),
    m.ai_examples_movie_3(),
    m.ai_examples_movie_4(),
  ],
  tv: () => [m.ai_examples_tv_1(), m.ai_examples_tv_2(), m.ai_examples_tv_3(), m.ai_examples_tv_4()],
};

export const aiKindsBy = {
  movie: m.ai_kinds_movie,
  tv: m.ai_kinds_tv,
};

export const aiStepsBy = {
  asking: m.ai_steps_asking,
  reading: m.ai_steps_reading,
  finding: m.ai_steps_finding,
};

export const aiOfKindBy = {
  movie: m.ai_of_kind_movie,
  tv: m.ai_of_kind_tv,
};

export const aiResultsForBy = {
  movie: (description: string): string => m.ai_results_for_movie({ description: isolated(description) }),
  tv: (description: string): string => m.ai_results_for_tv({ description: isolated(description) }),
};

/** Says that only titles on the user's services are shown, and how many are hidden. */
export const aiServicesLeftOut = (leftOut: LeftOut): string =>
  leftOut.elsewhere > 0
    ? leftOut.unknown > 0
      ? m.ai_services_left_out({
          unknown: leftOut.unknown,
          ...counted(leftOut.elsewhere),
          unknownText: formatNumber(leftOut.unknown),
        })
      : m.ai_services_left_out_no_unknown(counted(leftOut.elsewhere))
    : leftOut.unknown > 0
      ? m.ai_services_left_out_no_elsewhere(counted(leftOut.unknown))
      : m.ai_services_left_out_no_elsewhere_no_unknown();

/** The error for a missing API key; `provider` is the provider's public name. */
export const aiNoKey = (provider: string): string => m.ai_no_key({ provider: isolated(provider) });

/** Label for alternatives: any one of these people. */
export const aiWordsAnyOf = (names: readonly string[]): string =>
  m.ai_words_any_of({ names: listedOr(names.map(isolated)) });
