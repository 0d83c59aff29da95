import { FORMS } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { RestoredNote } from './draft-notes.tsx';

const NOT_KEPT = 'Nomor identitas, nomor rekening, dan lampiran tidak kami simpan';

it.each([
  ['complaint', true],
  ['contact', true],
  ['msme-consultation', false],
] as const)('after a draft of the form %s was restored, says what is missing: %s', (name, isMissing) => {
  const html = renderMarkup(<RestoredNote form={FORMS[name].definition} isRestored />);
  expect(html).toContain('Isian Anda yang tadi kami tampilkan lagi');
  expect(html.includes(NOT_KEPT)).toBe(isMissing);
});

it('renders nothing without a draft', () => {
  const html = renderMarkup(<RestoredNote form={FORMS.complaint.definition} isRestored={false} />);
  expect(html).not.toContain('Isian Anda');
});
