import { hasFormDraft } from '#src/app/form-drafts.ts';
import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { FORM_ID } from './form-ids.ts';

const loadForm = async () => (await import('./site-form.tsx')).SiteForm;

/** Resolves at once if the form has a draft: its visitor is in the middle of it, and sees a notice of it. */
function whenDraftExists(): Promise<void> {
  const name = document.getElementById(FORM_ID)?.dataset.draft;
  return new Promise((resolve) => name && hasFormDraft(name) && resolve());
}

/** Lazily hydrated on first interaction, or if there is a draft. */
export const LazySiteForm = import.meta.env.SSR
  ? await loadForm()
  : hydrateOnInteraction(FORM_ID, loadForm, whenDraftExists);
