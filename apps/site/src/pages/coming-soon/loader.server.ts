import type { Loader } from '#src/content/loading.ts';

export const loadComingSoon: Loader<null> = async () => null;
