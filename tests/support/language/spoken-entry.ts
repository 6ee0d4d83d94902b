// What a test builds to hear words in several languages: the door, and the way to choose one.
export * as messages from '../../../src/domain/messages.ts';
export { inLanguage } from '../../../src/contract/language.ts';
