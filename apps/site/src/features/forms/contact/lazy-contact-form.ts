import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { CONTACT_FORM_ID } from './form-id.ts';

const loadForm = async () => (await import('./contact-form.tsx')).ContactForm;

/** The server has the form at hand; the browser fetches it when it is needed. */
export const LazyContactForm = import.meta.env.SSR
  ? await loadForm()
  : hydrateOnInteraction(CONTACT_FORM_ID, loadForm);
