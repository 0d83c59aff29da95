import type { Loader } from '#src/content/loading.ts';

export const loadDesign: Loader<null> = async () => null;
