import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const CONTENT = path.resolve(import.meta.dirname, 'content');
const PARTS = /^---\n(?<frontMatter>.*?\n)---\n(?<body>.*)$/s;
const FILE_NAME = /^(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?:id|en)\.md$/;

type Fields = z.ZodRawShape;
type Output<T extends Fields> = z.output<z.ZodObject<T>>;

function validate<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file}: ${issues.join('; ')}`);
}

/** Reads a YAML file below `content`. @throws Error naming the file and each invalid field. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return validate(file, schema, parse(readFileSync(path.resolve(CONTENT, file), 'utf8')));
}

/** The front matter, with the text below it in the body field; null if the file does not exist. */
function readMarkdown(file: string, body: string): Record<string, unknown> | null {
  const full = path.resolve(CONTENT, file);
  if (!existsSync(full)) return null;
  const parts = PARTS.exec(readFileSync(full, 'utf8'))?.groups;
  if (!parts) throw new Error(`${file}: does not begin with front matter between two lines of “---”`);
  const text = parts.body?.trim();
  return { ...parse(parts.frontMatter ?? ''), ...(text && { [body]: text }) };
}

const pick = (data: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/**
 * Reads one item from `<name>.id.md` and the optional `<name>.en.md`. The Indonesian file also contains the
 * shared fields.
 *
 * @param body the field for the text below the front matter.
 * @throws Error naming the file and each invalid field.
 */
export function readItem<Shared extends Fields, Text extends Fields>(
  name: string,
  shared: Shared,
  text: Text,
  body = 'body',
): Output<Shared> & { id: Output<Text>; en: Output<Text> | null } {
  const file = `${name}.id.md`;
  const whole = validate(file, z.strictObject({ ...shared, ...text }), readMarkdown(file, body));
  const english = readMarkdown(`${name}.en.md`, body);
  return {
    ...(pick(whole, Object.keys(shared)) as Output<Shared>),
    id: pick(whole, Object.keys(text)) as Output<Text>,
    en: english && (validate(`${name}.en.md`, z.strictObject(text), english) as Output<Text>),
  };
}

/** Reads all items of a folder, sorted by slug, which is the file name. */
export function readItems<Shared extends Fields, Text extends Fields>(
  folder: string,
  shared: Shared,
  text: Text,
  body?: string,
) {
  const slugs = readdirSync(path.resolve(CONTENT, folder)).map((file) => {
    const slug = FILE_NAME.exec(file)?.groups?.slug;
    if (!slug) throw new Error(`${folder}/${file}: is not called “<slug>.id.md” or “<slug>.en.md”`);
    return slug;
  });
  return [...new Set(slugs)]
    .sort()
    .map((slug) => ({ slug, ...readItem(`${folder}/${slug}`, shared, text, body) }));
}
