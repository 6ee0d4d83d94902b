import { sortName, type FeedbackView } from '../../domain/admin/feedback-view.ts';
import { DASHBOARD_MESSAGES, PAGE_WORDS } from '../../domain/messages.ts';
import { WHOLE_STARS } from '../../domain/reviews/stars.ts';

/** One of the boxes to choose from: pairs of value and text. */
interface Choice {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
}

const words = DASHBOARD_MESSAGES.feedback;
const { sorts, kinds, types, ratings } = words;

const sortChoices = (): Choice['options'] => [
  [sortName('date', false), sorts.newest],
  [sortName('date', true), sorts.oldest],
  [sortName('rating', false), sorts.best],
  [sortName('rating', true), sorts.worst],
  [sortName('person', true), sorts.person],
  [sortName('person', false), sorts.personReversed],
  [sortName('title', true), sorts.title],
  [sortName('title', false), sorts.titleReversed],
  [sortName('kind', true), sorts.movies],
  [sortName('kind', false), sorts.series],
  [sortName('type', true), sorts.ratings],
  [sortName('type', false), sorts.reviews],
];

/** What the admin's table can be narrowed to and ordered by, with what is chosen now. */
export function feedbackChoices(view: FeedbackView): Choice[] {
  return [
    {
      name: 'kind',
      label: kinds.name,
      chosen: view.kind ?? '',
      options: [
        ['', kinds.all],
        ['movie', PAGE_WORDS.kinds.movie],
        ['tv', PAGE_WORDS.kinds.tv],
      ],
    },
    {
      name: 'type',
      label: types.name,
      chosen: view.type ?? '',
      options: [
        ['', types.all],
        ['review', types.review],
        ['rating', types.rating],
      ],
    },
    {
      name: 'rating',
      label: ratings.name,
      chosen: String(view.rating ?? ''),
      options: [
        ['', ratings.any],
        ...WHOLE_STARS.toReversed().map((stars): [string, string] => [String(stars), '★'.repeat(stars)]),
      ],
    },
    { name: 'sort', label: words.order, chosen: sortName(view.sort, view.ascending), options: sortChoices() },
  ];
}
