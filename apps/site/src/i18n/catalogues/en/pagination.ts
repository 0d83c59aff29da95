import type { pagination as indonesian } from '../id/pagination.ts';
import type { Translation } from '../translation.ts';

export const pagination = {} satisfies Translation<typeof indonesian>;
