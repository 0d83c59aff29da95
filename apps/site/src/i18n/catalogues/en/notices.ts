import type { notices as indonesian } from '../id/notices.ts';
import type { Translation } from '../translation.ts';

export const notices = {} satisfies Translation<typeof indonesian>;
