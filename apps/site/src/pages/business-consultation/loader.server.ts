import type { Loader, PageForm } from '#src/content/loader-types.ts';
import { requireForm } from '#src/features/forms/require-form.server.ts';

export const load: Loader<PageForm> = async ({ form }) => requireForm(form);
