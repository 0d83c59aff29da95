import type { PayloadRequest } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

type ValidationOptions = { data: unknown; req: PayloadRequest };
type Validation<Value, Options extends ValidationOptions, Result> = (
  value: Value,
  options: Options,
) => Result;

type Once<Data> = {
  /** Selects the rows of the document. */
  rows: (data: Data) => unknown;
  /** The field of each row. */
  name: string;
  error: Bilingual;
};

/** Validates that a value is unique among rows, in addition to its own rules. */
export function onceAmongRows<Data, Value, Options extends ValidationOptions, Answer>(
  { rows, name, error }: Once<Data>,
  validate: Validation<Value, Options, Answer>,
): Validation<Value, Options, Answer | string> {
  return (value, options) => {
    const all = rows(options.data as Data);
    const isTwice =
      Array.isArray(all) && all.filter((row: Record<string, unknown>) => row[name] === value).length > 1;
    const isGiven = value !== undefined && value !== null && value !== '';
    return isGiven && isTwice ? inLanguageOf(options.req, error) : validate(value, options);
  };
}
