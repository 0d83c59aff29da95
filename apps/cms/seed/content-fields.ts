import { z } from 'zod';
import { nonEmptyText, pdfSeed } from './documents/document-seed.ts';
import { readYaml } from './read-content.ts';
import { editorState } from './rich-text.ts';

export { nonEmptyText };

/** Markdown, limited to what the editor supports. */
export const markdown = nonEmptyText.superRefine((text, context) => {
  try {
    editorState(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error));
  }
});

export const inBothLanguages = z.strictObject({ id: nonEmptyText, en: nonEmptyText });

export const link = z.strictObject({ text: nonEmptyText, url: nonEmptyText });

/** The localized fields of most items. */
export const article = { title: nonEmptyText, summary: nonEmptyText, body: markdown };

export const timestamp = z.iso.datetime();

export const day = z.iso.date();

/** Alternative texts of the drawn scenes. */
export const scenes = readYaml('scenes.yaml', z.record(nonEmptyText, inBothLanguages));

/** A drawn picture and its alternative text, by default that of the scene. */
export const picture = z
  .union([nonEmptyText, z.strictObject({ scene: nonEmptyText, alt: inBothLanguages })])
  .transform((value, context): PictureSeed => {
    const { scene, alt } = typeof value === 'string' ? { scene: value, alt: scenes[value] } : value;
    if (alt && scenes[scene]) return { scene, alt };
    context.addIssue(`there is no scene “${scene}”`);
    return z.NEVER;
  });

export type PictureSeed = { scene: string; alt: z.output<typeof inBothLanguages> };

/** Documents by their names, drawn as PDF. */
export const documents = z.record(nonEmptyText, z.strictObject({ title: inBothLanguages, pdf: pdfSeed }));

export const newestFirst = <T extends { publishedAt: string }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
