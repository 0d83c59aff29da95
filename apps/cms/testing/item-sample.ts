import type { RunningCms } from './start-cms.ts';

/** A complete item: its shared and its localized fields. */
export type ItemSample = {
  /** Shared fields. May create referenced documents. */
  fields(slug: string, cms: RunningCms): object | Promise<object>;
  text(title: string): { title: string };
  /** The slug of an item of this name, if it differs from the name. */
  slug?(name: string): string;
};
