import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc';
import type { ServerFunction } from 'payload';

type Copy = typeof copyDataFromLocaleHandler;

/** Copies one language of an item to another, always as a draft. */
const copyLanguage: Copy = (args) => {
  args.req.context.isCopyOfLanguage = true;
  return copyDataFromLocaleHandler(args);
};

/** Replaces Payload's function. */
export const copyFunctions: Record<string, ServerFunction> = {
  'copy-data-from-locale': copyLanguage as ServerFunction,
};
