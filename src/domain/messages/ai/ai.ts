import type { LeftOut } from '../../ai/ai-search.ts';
import { plural } from '../../plural.ts';
import { titles } from '../counts.ts';

/** Sentences of AI search (docs/behaviour.md, Pages); `provider` is the provider's name as people know it. */
export const AI_MESSAGES = {
  heading: 'AI Search',
  introduction:
    'Describe what you are in the mood for, and get titles for it with the reason for each. It uses your own key of an AI provider, or no AI at all.',
  kind: 'Recommend',
  kinds: { movie: 'Movies', tv: 'TV Series' },
  forExample: 'For example',
  characters: 'characters',
  keys: 'Ctrl + Enter',
  submit: { idle: 'Get Recommendations', busy: 'Getting recommendations...' },
  reset: 'Reset',
  /** For whoever has no scripts. */
  scripts: 'Searching here needs JavaScript.',
  question: 'What would you like to watch?',
  placeholder: 'A mood, a story, a film you loved and what you loved about it…',
  examples: {
    movie: [
      'A clever heist with a twist, nothing gory',
      'Feel-good films for a rainy Sunday with the family',
      'Quiet science fiction about loneliness and hope',
      'Black-and-white thrillers from the forties and fifties',
    ],
    tv: [
      'A short mystery series that has an ending',
      'Warm comedies about people who work together',
      'Political drama with sharp dialogue',
      'Science fiction that takes its time',
    ],
  },
  /** For somebody who is signed out. */
  browse: 'Browse movies',
  signInRequired: 'Sign In Required',
  signInRequiredText: 'AI Search recommends titles for the mood you describe. It needs an account.',
  addKey: 'Add API Key',
  manageKey: 'Manage API Key',
  /** Heading beneath the form of somebody who searches before having a key. */
  keyFirst: 'One thing before the first search',
  /** Title of the toast about any failed search; the text is the message of what went wrong. */
  failed: 'Error getting recommendations',
  notAuthenticated: 'User not authenticated',
  keyUnreadable: 'Failed to retrieve API key',
  noKey: (provider: string) => `No API key found. Please add your ${provider} API key first.`,
  invalidKey: (provider: string) => `Invalid API key. Please check your ${provider} API key.`,
  providerError: (provider: string, status: number) => `${provider} API error: ${status}`,
  tooManyRequests: (provider: string) =>
    `${provider} API error: 429. The limit of your key is reached; please try again later.`,
  unreachable: (provider: string) => `${provider} is not answering right now. Please try again later.`,
  tooSlow: (provider: string) => `${provider} took too long to answer. Please try again.`,
  blocked: (provider: string) =>
    `Invalid response format from ${provider} API: it declined to answer. Please describe it differently.`,
  invalidResponse: (provider: string) => `Invalid response format from ${provider} API`,
  invalidAnswer: 'Invalid response format from AI',
  nothingNew:
    'Everything that was recommended is on your watched list already. Please describe it differently.',
  steps: { asking: 'Asking for titles', reading: 'Reading the answer', finding: 'Finding each title' },
  /** Of the bar. */
  progress: 'Progress',
  /** Behind the step of finding each title. */
  ofAll: (done: number, all: number) => `(${done} of ${all})`,
  resultsFor: {
    movie: (description: string) => `Movies for “${description}”`,
    tv: (description: string) => `TV series for “${description}”`,
  },
  askingForMore: 'Asking for more titles',
  /** How many titles a search kept. */
  kept: titles,
  found: (count: number) => plural(count, { one: '{n} recommendation', other: '{n} recommendations' }),
  recommendedNothing: 'Nothing was recommended. Please describe it differently.',
  foundNothing: 'None of the titles could be found. Please describe it differently.',
  /** Searching for what is included on one's services. */
  services: {
    only: 'On my services only',
    none: 'Pick your services first.',
    choose: 'Choose my services',
    leftOut: ({ elsewhere, unknown }: LeftOut) =>
      [
        'Only what is included on your services is shown.',
        elsewhere > 0 && plural(elsewhere, { one: '{n} title left out.', other: '{n} titles left out.' }),
        unknown > 0 &&
          plural(unknown, {
            one: '{n} title could not be looked up.',
            other: '{n} titles could not be looked up.',
          }),
      ]
        .filter(Boolean)
        .join(' '),
  },
  cancelled: 'Search cancelled',
  answeredBy: (provider: string) => `Answered by ${provider}`,
  unresolved: {
    heading: 'Not found in the catalogue',
    text: 'These were recommended too, but could not be matched with certainty.',
    search: (title: string) => `Search for ${title}`,
  },
  /** Searching without a model; `words` are a person's own. */
  words: {
    submit: 'Search without AI',
    finding: 'Finding titles…',
    understood: 'Understood',
    missed: (words: readonly string[]) => `Not understood: ${words.join(', ')}`,
    nothingUnderstood: 'None of this was understood. Please describe it differently.',
    nothingFound: 'Nothing matches all of it.',
    otherLanguage: 'This search understands English only. Please describe it in English.',
    inDiscover: 'Change it in Discover',
    byTitle: 'Search for a title of this name',
    like: (title: string) => `Like ${title}`,
    noPeople: (name: string) => `${name} (series cannot be searched by people)`,
    anyOf: (names: readonly string[]) => `With ${names.join(' or ')}`,
    without: (name: string) => `Not with ${name}`,
    /** Beside a chip. */
    takeOff: (label: string) => `Take off “${label}”`,
    takenOff: 'Taken off',
    putBack: (label: string) => `Put “${label}” back`,
    nothingLeft: 'Nothing is left to look for.',
    byFit: 'What fits you best comes first.',
  },
  link: {
    copy: 'Copy link',
    copied: { title: 'Link copied', text: 'It opens AI Search with this description.' },
    toCopy: 'Link to copy',
  },
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  recommendations: 'Recommendations',
  recentSearches: 'Recent searches',
  /** What a kept search was for. */
  ofKind: { movie: 'Movies', tv: 'TV series' },
  clearAll: 'Clear all',
  confirm: 'Confirm',
  erase: 'Delete',
  erasing: 'Deleting...',
  keep: 'Keep',
  askClear: (count: number) =>
    plural(count, {
      one: 'Delete this search? This cannot be undone.',
      other: 'Delete all {n} searches? This cannot be undone.',
    }),
  keepSearches: 'Keep my searches',
  noSearches: 'What you search for appears here, so that you can look at it again.',
  searchesOff: 'Your searches are not kept.',
  /** The server's answer broke off. */
  broken: 'The answer broke off. What is here stays; please try again.',
  offline: 'Offline recommender',
  offlineRecommender: 'It knows the titles of this site only; no model was asked.',
  historyCleared: { title: 'Searches cleared', text: 'Your recent searches have been deleted.' },
  /** The text is the message of what went wrong. */
  historyFailed: (message: string) => ({ title: 'Error', text: message }),
  noDescription: 'Please describe what you would like to watch.',
  longDescription: 'The description may have 1,000 characters at most.',
  tooManySearches: 'Too many searches. Please wait a minute and try again.',
  tooManyKeys: 'Too many keys were tried. Please wait a minute and try again.',
  noKeyGiven: 'Please enter an API key.',
  longKey: 'This does not look like an API key: it is too long or holds characters no key has.',
  unknownProvider: 'This provider is not known.',
  endpointNeeded: 'Please enter the address of the server, starting with https://.',
  endpointRefused: 'This address cannot be used. It must be a public https address.',
  modelNeeded: 'Please enter the name of the model.',
  saved: (provider: string) => ({
    title: 'API key saved',
    text: `Your ${provider} API key has been saved securely`,
  }),
  savedUntested: (provider: string) => `We could not ask ${provider} whether the key works.`,
  saveFailed: 'Failed to save API key',
  noEncryption: 'API keys cannot be saved here: the server has no API_KEY_ENCRYPTION_KEY.',
  deleted: { title: 'API key deleted', text: 'Your API key has been deleted.' },
  deleteFailed: 'Failed to delete API key. Please try again.',
} as const;
