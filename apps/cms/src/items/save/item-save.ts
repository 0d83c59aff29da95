import type { RequestContext } from 'payload';
import { documentSaveOf } from '#cms/saves/save-context.ts';
import type { Item, ItemState, SaveAction } from './save-action.ts';

/** The running save of an item: what it does, and the state before it. */
export type ItemSave = {
  action: SaveAction;
  before: ItemState;
  /** The public state after it, once it is stored. */
  after?: Item;
  /** The previous latest version; null if there was none. */
  versionId: number | string | null;
};

declare module '#cms/saves/save-context.ts' {
  interface DocumentSave {
    item?: ItemSave;
  }
}

declare module 'payload' {
  interface RequestContext {
    /** Set by the scheduled publication job, which cannot show a confirmation dialog. */
    isScheduled?: boolean;
    /** The ISO time for which the job was scheduled. */
    scheduledFor?: string;
    /** Set by the copy-language function, whose input includes the source's status. */
    isCopyOfLanguage?: boolean;
  }
}

/** The save that runs in this request; null when an item is created. */
export function itemSaveOf(
  context: RequestContext,
  collection: string,
  id: number | string | undefined,
): ItemSave | null {
  return id === undefined ? null : (documentSaveOf(context, collection, id).item ?? null);
}
