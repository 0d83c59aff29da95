import type { Loader } from '#src/content/loading.ts';

export const loadDesignArticle: Loader<null> = async () => null;
