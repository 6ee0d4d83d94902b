import { answerWith, type AiAnswer, type AiBehaviour } from './server.ts';

/** Descriptions that trigger a certain behaviour of the local model. */
export const ASK_FOR = {
  titles: 'ten films everybody knows',
  tooFew: 'one film that exists and one that does not',
  failure: 'something that makes the model fail',
  nonsense: 'something the model answers with prose',
  noAnswer: 'something the model answers with nothing at all',
  refusal: 'something the model does not speak about',
  patience: 'something the model thinks about forever',
} as const;

const KNOWN = [
  ...['The Matrix', 'Inception', 'Interstellar', 'Fight Club', 'Pulp Fiction'],
  ...['The Godfather', 'The Dark Knight', 'Titanic', 'Avatar', 'Alien'],
];

const ANSWERS: Record<keyof typeof ASK_FOR, AiAnswer> = {
  titles: {
    text: answerWith(KNOWN.map((title) => ({ title, reason: `Everybody knows ${title}.` }))),
  },
  tooFew: {
    text: answerWith([
      { title: 'The Matrix', year: 1999, reason: 'It exists.' },
      { title: 'The Long Way Down to Nowhere', year: 1987, reason: 'It does not.' },
    ]),
  },
  failure: { status: 500, body: { error: { code: 500, message: 'internal' } } },
  nonsense: { text: 'I would rather talk about the weather.' },
  noAnswer: { status: 200, body: {} },
  refusal: { status: 200, body: { promptFeedback: { blockReason: 'SAFETY' } } },
  patience: { hang: true },
};

/** Answers by the description; by default with known films. */
export const scenarios: AiBehaviour = ({ prompt }) => {
  const asked = Object.entries(ASK_FOR).find(([, description]) => prompt.includes(description));
  return ANSWERS[(asked?.[0] ?? 'titles') as keyof typeof ASK_FOR];
};
