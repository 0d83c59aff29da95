import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { differentRows, isEmpty, isObject, isSameValue, METADATA_KEYS, type Values } from './differences.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Nodes of rich text whose `fields` name an address. */
const LINKS = ['link', 'autolink'];

function nodeText({ children, fields, type }: Values & { children: { type?: string }[] }): string {
  const isOfInline = children.some((child) => child.type === 'text' || LINKS.includes(child.type ?? ''));
  const text = children
    .map(displayText)
    .filter(Boolean)
    .join(isOfInline ? '' : '\n');
  const url = LINKS.includes(String(type)) && isObject(fields) ? fields.url : null;
  return url ? `${text} (${url})` : text;
}

/**
 * A value as display text, line by line: text of rich text and rows, with the targets of links, and times in Jakarta time.
 */
export function displayText(value: unknown): string {
  if (isEmpty(value) || typeof value === 'boolean') return value === true ? '✓' : '';
  if (typeof value === 'string') return TIME.test(value) ? formatJakartaDateTime(value) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(displayText).filter(Boolean).join('\n');
  const { root, text, children } = value as { root?: unknown; text?: unknown; children?: unknown };
  if (root !== undefined) return displayText(root);
  if (Array.isArray(children)) return nodeText({ ...value, children });
  if (typeof text === 'string' && 'format' in value) return text;
  return Object.entries(value)
    .filter(
      ([name]) => !METADATA_KEYS.has(name) && !['blockType', 'blockName', 'type', 'format'].includes(name),
    )
    .map(([, one]) => displayText(one))
    .filter(Boolean)
    .join(' · ');
}

/** The rich texts in a value, with their formats. */
function richTextsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(richTextsIn);
  if (!isObject(value)) return [];
  return 'root' in value ? [value.root] : Object.values(value).flatMap(richTextsIn);
}

/** Whether two values have the same display text, and only its formatting differs: headings, lists, emphasis. */
export function differInFormatOnly(a: unknown, b: unknown): boolean {
  const text = displayText(a);
  return text !== '' && text === displayText(b) && !isSameValue(richTextsIn(a), richTextsIn(b));
}

/** Texts for a value that has none of its own, or the same as another value. */
export type DifferenceNotes = {
  empty: string;
  /** For a list of which nothing but the missing rows differs. */
  withoutRows: string;
  formatOnly: string;
};

/** The display text of a value beside others. */
export function differentText(
  value: unknown,
  others: readonly unknown[],
  { empty, formatOnly, withoutRows }: DifferenceNotes,
): string {
  const text = displayText(differentRows(value, others)) || (displayText(value) ? withoutRows : empty);
  const isSameText = others.length > 0 && others.every((other) => differInFormatOnly(value, other));
  return isSameText ? `${text}\n${formatOnly}` : text;
}
