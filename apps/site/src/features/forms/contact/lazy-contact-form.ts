import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { CONTACT_FORM_ID } from './form-id.ts';

const loadForm = async () => (await import('./contact-form.tsx')).ContactForm;

/** Lazily hydrated on first interaction. */
export const LazyContactForm = import.meta.env.SSR
  ? await loadForm()
  : hydrateOnInteraction(CONTACT_FORM_ID, loadForm);
