import type { PlaySource } from '../../connections/delivery.ts';
import { PLAY_SOURCE_NAMES as SOURCES } from './connection-names.ts';

/** Sentences about fetching once what was watched before. */
export const CONNECTION_FETCH = {
  title: 'Fetch what was watched before',
  text: 'Once, from your server. Address and token are used now and not kept. Titles are compared as in any import, and you can undo it.',
  address: 'Address of the server',
  example: 'https://media.example.org',
  token: {
    plex: 'Plex token',
    jellyfin: 'API key (Dashboard, API Keys)',
    emby: 'API key (Settings, API Keys)',
  },
  user: 'Your user name there',
  button: 'Fetch',
  buttonOf: (source: PlaySource) => `Fetch from ${SOURCES[source]}`,
  wait: 'This may take a minute.',
  failures: {
    address: 'This address cannot be asked. Check how it is written.',
    refused:
      'Only https addresses of the public internet are asked here. Whoever runs the site can open its own network too (LOCAL_ADDRESSES=on).',
    token: 'The server does not accept this token.',
    user: 'The server knows nobody by this name.',
    unreachable: 'The server is not answering.',
    answer: 'The server did not answer as expected.',
    tooMuch: 'That is more than one import takes. Nothing was fetched.',
    none: 'Nothing is marked as watched there.',
    open: 'Another import is under way. End it first.',
    limited: 'You have imported as much as fits. Please try again later.',
  },
  /** What the import is called. */
  file: (source: PlaySource, host: string) => `${SOURCES[source]}: ${host}`,
} as const;
