/** Sentences of the dialog for one's keys of AI providers; `provider` is its name as people know it. */
export const AI_KEY_MESSAGES = {
  loading: 'Loading your keys...',
  safety:
    'Your key is tested when you save it, kept encrypted on the server, and never sent back to a browser.',
  yours: (provider: string) => `Your ${provider} API key`,
  of: (provider: string) => `${provider} API key`,
  used: 'Used for your searches',
  askDelete: 'Delete this key?',
  keep: 'Keep it',
  confirm: 'Confirm',
  erase: 'Delete',
  eraseKey: 'Delete key',
  erasing: 'Deleting...',
  provider: 'Provider',
  endpoint: 'Server address',
  model: 'Model',
  field: { first: 'API key', next: 'New API key' },
  toggle: { show: 'Show key', hide: 'Hide key' },
  where: 'Where do I get a key?',
  newTab: 'Opens in a new tab.',
  submit: { first: 'Save API Key', next: 'Replace API Key', testing: 'Testing the key...' },
  demo: {
    offer: 'No key at hand? The offline recommender answers from the titles of this site.',
    submit: 'Try the offline recommender',
    busy: 'One moment...',
  },
} as const;
