import { z } from 'zod';
import { pdfSeed } from './documents/document-seed.ts';
import { readYaml } from './read-content.ts';
import { editorState } from './rich-text.ts';

export const line = z.string().min(1);

/** Markdown, limited to what the editor supports. */
export const markdown = line.superRefine((text, context) => {
  try {
    editorState(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

export const inBothLanguages = z.strictObject({ id: line, en: line });

export const link = z.strictObject({ text: line, url: line });

/** The localized fields of most items. */
export const article = { title: line, summary: line, body: markdown };

export const timestamp = z.iso.datetime();

export const day = z.iso.date();

/** Alternative texts of the drawn scenes. */
export const scenes = readYaml('scenes.yaml', z.record(line, inBothLanguages));

/** A drawn picture and its alternative text, by default that of the scene. */
export const picture = z
  .union([line, z.strictObject({ scene: line, alt: inBothLanguages })])
  .transform((value, context): PictureSeed => {
    const { scene, alt } = typeof value === 'string' ? { scene: value, alt: scenes[value] } : value;
    if (alt && scenes[scene]) return { scene, alt };
    context.addIssue(`there is no scene “${scene}”`);
    return z.NEVER;
  });

export type PictureSeed = { scene: string; alt: z.output<typeof inBothLanguages> };

/** Documents by their names, drawn as PDF. */
export const documents = z.record(line, z.strictObject({ title: inBothLanguages, pdf: pdfSeed }));

export const newestFirst = <T extends { publishedAt: string }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
