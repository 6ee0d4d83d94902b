import { m } from '../../paraglide/messages.js';
import { sortName, type FeedbackView } from './feedback-view.ts';
import { WHOLE_STARS } from '../../core/stars.ts';

/** A select with its options. */
interface Choice {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
}

const sortChoices = (): Choice['options'] => [
  [sortName('date', false), m.dashboard_feedback_sorts_newest()],
  [sortName('date', true), m.dashboard_feedback_sorts_oldest()],
  [sortName('rating', false), m.dashboard_feedback_sorts_best()],
  [sortName('rating', true), m.dashboard_feedback_sorts_worst()],
  [sortName('person', true), m.dashboard_feedback_sorts_person()],
  [sortName('person', false), m.dashboard_feedback_sorts_person_reversed()],
  [sortName('title', true), m.dashboard_feedback_sorts_title()],
  [sortName('title', false), m.dashboard_feedback_sorts_title_reversed()],
  [sortName('kind', true), m.dashboard_feedback_sorts_movies()],
  [sortName('kind', false), m.dashboard_feedback_sorts_series()],
  [sortName('type', true), m.dashboard_feedback_sorts_ratings()],
  [sortName('type', false), m.dashboard_feedback_sorts_reviews()],
];

/** Filters and orders of the admin's feedback table, with the current choice. */
export function feedbackChoices(view: FeedbackView): Choice[] {
  return [
    {
      name: 'kind',
      label: m.dashboard_feedback_kinds_name(),
      chosen: view.kind ?? '',
      options: [
        ['', m.dashboard_feedback_kinds_all()],
        ['movie', m.page_words_kinds_movie()],
        ['tv', m.page_words_kinds_tv()],
      ],
    },
    {
      name: 'type',
      label: m.dashboard_feedback_types_name(),
      chosen: view.type ?? '',
      options: [
        ['', m.dashboard_feedback_types_all()],
        ['review', m.dashboard_feedback_types_review()],
        ['rating', m.dashboard_feedback_types_rating()],
      ],
    },
    {
      name: 'rating',
      label: m.dashboard_feedback_ratings_name(),
      chosen: String(view.rating ?? ''),
      options: [
        ['', m.dashboard_feedback_ratings_any()],
        ...WHOLE_STARS.toReversed().map((stars): [string, string] => [String(stars), '★'.repeat(stars)]),
      ],
    },
    {
      name: 'sort',
      label: m.dashboard_feedback_order(),
      chosen: sortName(view.sort, view.ascending),
      options: sortChoices(),
    },
  ];
}
