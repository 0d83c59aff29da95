import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { FORM_ID } from './form-ids.ts';

const loadForm = async () => (await import('./site-form.tsx')).SiteForm;

/** Lazily hydrated on first interaction. */
export const LazySiteForm = import.meta.env.SSR ? await loadForm() : hydrateOnInteraction(FORM_ID, loadForm);
