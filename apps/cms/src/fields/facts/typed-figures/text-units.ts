import { type RichText, textPartsOf } from '#cms/content/rich-text.ts';

/** A sentence, and what it is about: titles of the parts that it is in. */
export type TextUnit = { sentence: string; context: string };

/** Names of parts, which say what the texts beside them are about. */
const NAMED = ['title', 'name', 'question', 'label', 'heading'] as const;

/** The end of a sentence, a line or an item of a list; not the point within `Rp2.500` or `09.30`. */
const END = /(?<=[.;!?])\s+|\n+/;

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRichText = (value: Values) => isValues(value.root) && Array.isArray(value.root.children);

function sentencesOf(text: string, context: string): TextUnit[] {
  return text
    .replaceAll(/[*_#>]/g, '')
    .split(END)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => ({ sentence: sentence.trim(), context }));
}

/** The texts of a cell or entry: a text, or an object with one. */
const cellText = (cell: unknown) => String((isValues(cell) ? cell.text : cell) ?? '');
const cellsOf = (row: unknown): string[] =>
  ((isValues(row) ? row.cells : row) as unknown[] | undefined)?.map(cellText) ?? [];

/** Each cell with the names of its row and its column. */
function tableUnits({ columns, rows }: Values, context: string): TextUnit[] {
  const names = (columns as unknown[]).map(cellText);
  return (rows as unknown[]).map(cellsOf).flatMap((cells) =>
    cells.slice(1).map((cell, index) => ({
      sentence: `${cells[0]} ${names[index + 1] ?? ''}: ${cell}`,
      context,
    })),
  );
}

const isTable = ({ columns, rows }: Values) => Array.isArray(columns) && Array.isArray(rows);
/** A name and its value, such as a fee. */
const isEntry = (one: Values) => typeof one.value === 'string' || typeof one.amount === 'string';

/** All sentences of a document in one language, each with the titles above it. */
export function textUnitsOf(value: unknown, context = ''): TextUnit[] {
  if (typeof value === 'string') return sentencesOf(value, context);
  if (Array.isArray(value)) return value.flatMap((one) => textUnitsOf(one, context));
  if (!isValues(value)) return [];
  if (isRichText(value)) {
    const { headings, text } = textPartsOf(value as RichText);
    return sentencesOf([...headings, text].join('\n'), context);
  }
  const names = NAMED.map((name) => value[name]).filter((name) => typeof name === 'string');
  const about = [context, ...names].join(' ');
  if (isTable(value)) return [...tableUnits(value, about), ...textUnitsOf(value.note, about)];
  if (isEntry(value)) {
    const texts = [value.value, value.amount, value.note].filter(
      (candidate) => typeof candidate === 'string',
    );
    return [{ sentence: [...names, ...texts].join(': '), context }];
  }
  return Object.values(value).flatMap((one) => textUnitsOf(one, about));
}
