import type { RunningCms } from './start-cms.ts';

/** An item that is complete: what it needs once, and what it needs in each language. */
export type ItemSample = {
  /** Fields that are the same in both languages. May create what the item refers to. */
  fields(slug: string, cms: RunningCms): object | Promise<object>;
  text(title: string): { title: string };
  /** The whole slug of an item of this name, where it is more than the name. */
  slug?(name: string): string;
};
