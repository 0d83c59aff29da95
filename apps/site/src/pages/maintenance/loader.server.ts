import type { Loader } from '#src/content/loading.ts';

export const loadMaintenance: Loader<null> = async () => null;
