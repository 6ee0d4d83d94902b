import { types, type CustomTypesConfig } from 'pg';
import { parseBigint, parseInstant } from '../parameters.ts';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
type TypeId = Parameters<typeof types.getTypeParser>[0];
const textArray = 1009 as TypeId;
const parseTextArray = types.getTypeParser(textArray) as (text: string) => (string | null)[];

function arrayOf(parse: Parse): Parse {
  return (text) => parseTextArray(text).map((element) => (element === null ? null : parse(element)));
}

// Replaces node-postgres's type parsers by the contract's, by PostgreSQL's type oids.
const parsers = new Map<number, Parse>([
  [20, parseBigint],
  [1016, arrayOf(parseBigint)],
  [1082, asText],
  [1182, arrayOf(asText)],
  [1114, asText],
  [1115, arrayOf(asText)],
  [1184, parseInstant],
  [1185, arrayOf(parseInstant)],
  [1186, asText],
  [1231, arrayOf(asText)],
  [1003, arrayOf(asText)],
]);

/** Converts values of a PostgreSQL server as the contract says. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (types.getTypeParser(oid, format) as Parse)) as typeof types.getTypeParser,
};
