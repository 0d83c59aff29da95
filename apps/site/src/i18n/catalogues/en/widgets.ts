import type { widgets as indonesian } from '../id/widgets.ts';
import type { Translation } from '../translation.ts';

export const widgets = {} satisfies Translation<typeof indonesian>;
