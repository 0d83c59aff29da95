import type { RequestContext } from 'payload';
import { saveOf } from '#cms/saves/save-context.ts';
import type { ItemState, SavePlan } from './plan.ts';

/** The save of an item that runs: what it does, and what was stored before. */
export type ItemSave = {
  plan: SavePlan;
  before: ItemState;
  /** The latest version before; null where there was none. */
  versionId: number | string | null;
};

declare module '#cms/saves/save-context.ts' {
  interface DocumentSave {
    item?: ItemSave;
  }
}

declare module 'payload' {
  interface RequestContext {
    /** Set by the job of scheduled publications: nobody has a form before them, and nobody can be asked. */
    isScheduled?: boolean;
    /** Set by the function that copies one language to another: what it read comes with its status. */
    isCopyOfLanguage?: boolean;
  }
}

/** The save of an item that was planned in this request. Null where an item is made. */
export function itemSaveOf(
  context: RequestContext,
  collection: string,
  id: number | string | undefined,
): ItemSave | null {
  return id === undefined ? null : (saveOf(context, collection, id).item ?? null);
}
