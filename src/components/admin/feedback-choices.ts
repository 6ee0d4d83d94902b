import { sortName, type FeedbackView } from '../../domain/feedback-view.ts';
import { STARS } from '../../domain/reviews.ts';

/** One of the boxes to choose from: pairs of value and text. */
interface Choice {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
}

const SORTS = [
  [sortName('date', false), 'Newest first'],
  [sortName('date', true), 'Oldest first'],
  [sortName('rating', false), 'Best rating first'],
  [sortName('rating', true), 'Worst rating first'],
  [sortName('person', true), 'Person, A to Z'],
  [sortName('person', false), 'Person, Z to A'],
  [sortName('title', true), 'Grouped by title'],
  [sortName('title', false), 'By title, reversed'],
  [sortName('kind', true), 'Movies first'],
  [sortName('kind', false), 'TV series first'],
  [sortName('type', true), 'Ratings first'],
  [sortName('type', false), 'Reviews first'],
] as const;

/** What the admin's table can be narrowed to and ordered by, with what is chosen now. */
export function feedbackChoices(view: FeedbackView): Choice[] {
  return [
    {
      name: 'kind',
      label: 'Kind',
      chosen: view.kind ?? '',
      options: [
        ['', 'All kinds'],
        ['movie', 'Movies'],
        ['tv', 'TV series'],
      ],
    },
    {
      name: 'type',
      label: 'Type',
      chosen: view.type ?? '',
      options: [
        ['', 'All types'],
        ['review', 'Reviews'],
        ['rating', 'Ratings'],
      ],
    },
    {
      name: 'rating',
      label: 'Rating',
      chosen: String(view.rating ?? ''),
      options: [
        ['', 'Any rating'],
        ...STARS.toReversed().map((stars): [string, string] => [String(stars), '★'.repeat(stars)]),
      ],
    },
    { name: 'sort', label: 'Order', chosen: sortName(view.sort, view.ascending), options: SORTS },
  ];
}
