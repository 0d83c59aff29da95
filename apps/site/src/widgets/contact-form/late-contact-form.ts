import { whenEntered } from '#src/widgets/form/when-entered.ts';
import { CONTACT_FORM_ID } from './form-id.ts';

const loadForm = async () => (await import('./contact-form.tsx')).ContactForm;

/** The server has the form at hand; the browser fetches it when it is needed. */
export const LateContactForm = import.meta.env.SSR
  ? await loadForm()
  : whenEntered(CONTACT_FORM_ID, loadForm);
