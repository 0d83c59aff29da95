import type { states as indonesian } from '../id/states.ts';
import type { Translation } from '../translation.ts';

export const states = {} satisfies Translation<typeof indonesian>;
