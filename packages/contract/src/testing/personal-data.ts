import { type FormDefinition, type FormField, fieldsOf } from '../forms/form-definition.ts';
import { sampleOf } from '../forms/form-sample.ts';
import { FORM_NAMES, FORMS } from '../forms/forms.ts';

/*
 * Finds what tests typed into forms, and secrets of staff, where it must not be: in logs, addresses, metrics, caches, mail
 * to staff. Only tests import this.
 */

/** A value that identifies somebody, or a secret, and what it is: the name of a field, or `password`, `ticket`. */
export type Marker = { kind: string; value: string };

/** Types of fields whose values say something about a person. Choices, amounts and dates are too common to be found. */
const PERSONAL_TYPES: readonly FormField['type'][] = [
  'text',
  'longText',
  'email',
  'phone',
  'identityNumber',
  'accountNumber',
];

/** Shorter values occur by chance. */
const MIN_LENGTH = 8;

const fieldsOfAllForms = FORM_NAMES.flatMap((name) =>
  Object.entries(fieldsOf(FORMS[name].definition as FormDefinition)),
);

/** Names of the fields, of all forms, whose values are markers. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set(
  fieldsOfAllForms.filter(([, { type }]) => PERSONAL_TYPES.includes(type)).map(([name]) => name),
);

/** Fields that have to be stored encrypted: those that are marked so, and each number that identifies, marked or not. */
export const SENSITIVE_FIELDS: ReadonlySet<string> = new Set(
  fieldsOfAllForms
    .filter(
      ([, { type, isSensitive }]) => isSensitive || type === 'identityNumber' || type === 'accountNumber',
    )
    .map(([name]) => name),
);

/** The markers in what a form posts: its values of fields that say something about a person. */
export function markersIn(posted: Readonly<Record<string, unknown>>): Marker[] {
  return Object.entries(posted).flatMap(([kind, value]) =>
    PERSONAL_FIELDS.has(kind) && typeof value === 'string' && isFindable(value) ? [{ kind, value }] : [],
  );
}

/** The markers in the samples of all forms. */
export async function sampleMarkers(): Promise<Marker[]> {
  const samples = await Promise.all(FORM_NAMES.map(sampleOf));
  return samples.flatMap(markersIn);
}

/** Normalizes a text for comparison: lower-case letters and digits only, without accents. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The normalized value in any notation: of a phone number the part after the country prefix. */
function coreOf({ kind, value }: Marker): string {
  const core = normalize(value);
  return /phone|contact/i.test(kind) ? core.replace(/^(?:62|0)(?=\d{8,}$)/, '') : core;
}

/** Whether a value is long enough not to occur by chance. */
export const isFindable = (value: string): boolean => normalize(value).length >= MIN_LENGTH;

const isReadable = (text: string) => !/\uFFFD|(?![\t\n\r])\p{Cc}/u.test(text);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Decodes bytes written as a prefix and two hexadecimal digits: percent encoding, quoted-printable. */
function decodeBytes(text: string, prefix: '%' | '='): string {
  return text.replaceAll(new RegExp(`(?:${prefix}[0-9a-f]{2})+`, 'gi'), (bytes) =>
    Buffer.from(bytes.replaceAll(prefix, ''), 'hex').toString(),
  );
}

/** One step of decoding: JSON escapes, percent encoding, quoted-printable, HTML entities. */
function decodeOnce(text: string): string {
  const unescaped = text
    .replaceAll(/\\+u([0-9a-f]{4})/gi, (_, code: string) => fromCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+x([0-9a-f]{2})/gi, (_, code: string) => fromCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+[nrt]/g, ' ')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => fromCode(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => fromCode(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return decodeBytes(decodeBytes(unescaped.replaceAll('=\n', ''), '%'), '=');
}

/** Decodes the parts of a text that may be base64 or hexadecimal digits. */
function decodeRuns(text: string): string[] {
  const texts: string[] = [];
  for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{11,}={0,2}/g)) {
    const encodings = /^(?:[0-9a-f]{2})+$/i.test(run) ? (['hex', 'base64'] as const) : (['base64'] as const);
    for (const encoding of encodings) {
      const decoded = Buffer.from(run, encoding).toString();
      if (isReadable(decoded)) texts.push(decoded);
    }
  }
  return texts;
}

/** A text and all of its decoded forms, nested encodings included. */
function decodedForms(text: string, depth = 3): string[] {
  if (depth === 0) return [text];
  const decoded = decodeOnce(text);
  return [
    text,
    ...(decoded === text ? [] : decodedForms(decoded, depth - 1)),
    ...decodeRuns(text).flatMap((inner) => decodedForms(inner, depth - 1)),
  ];
}

/** Finds markers in texts. Prepare it once for many texts. */
export function createFinder(markers: readonly Marker[]): (text: string) => Marker[] {
  const cores = new Map<string, Marker>();
  for (const marker of markers) if (isFindable(marker.value)) cores.set(coreOf(marker), marker);
  return (text) => {
    const forms = decodedForms(text).map(normalize).join(' ');
    return [...cores].flatMap(([core, marker]) => (forms.includes(core) ? [marker] : []));
  };
}

export type Leak = { kind: string; line: number; text: string };

const EXCERPT_LENGTH = 160;

/** An excerpt of a line for an error message, with the value masked. */
function maskedExcerpt(line: string, { kind, value }: Marker): string {
  const letters = [...normalize(value)].map((letter) => letter.replace(/\W/u, String.raw`\$&`));
  const anyForm = new RegExp(letters.join(String.raw`[^\p{L}\p{N}]{0,3}`), 'giu');
  const index = line.search(anyForm);
  if (index === -1) return `(encoded) ${line.slice(0, 40)}…`;
  const start = Math.max(0, index - EXCERPT_LENGTH / 2);
  return line.slice(start, start + EXCERPT_LENGTH + value.length).replaceAll(anyForm, `[${kind}]`);
}

/** The lines of a text that contain markers; line 0 for a marker that spans several lines. */
export function listLeaks(text: string, find: (text: string) => Marker[]): Leak[] {
  const markers = find(text);
  if (markers.length === 0) return [];
  const leaks = text
    .split('\n')
    .flatMap((line, index) =>
      find(line).map((marker) => ({ marker, line: index + 1, text: maskedExcerpt(line, marker) })),
    );
  const multiline = markers.filter((marker) => !leaks.some((leak) => leak.marker === marker));
  return [
    ...leaks.map(({ marker, ...leak }) => ({ kind: marker.kind, ...leak })),
    ...multiline.map(({ kind }) => ({ kind, line: 0, text: '(over several lines)' })),
  ];
}
