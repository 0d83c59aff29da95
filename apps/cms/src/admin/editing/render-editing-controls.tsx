import type { Locale } from 'payload';
import { EditingControls } from './editing-controls.tsx';

/**
 * Renders the controls of a form with the language in which the server has read it: after a change of language Payload's
 * `useLocale` names the former one until the new form is shown.
 */
export function RenderEditingControls({ locale }: { locale?: Locale }) {
  return <EditingControls locale={locale?.code ?? ''} />;
}
