import type { Loader } from '#src/content/loader-types.ts';

export const load: Loader<null> = async () => null;
