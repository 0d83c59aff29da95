import type { Loader } from '#src/content/loading.ts';

export const load: Loader<null> = async () => null;
