import { formIn, type SiteSettings } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { CheckAnswers } from './check-answers.tsx';

it.each([
  ['complaint', true],
  ['msme-consultation', false],
] as const)('says on the check page of the form %s that nothing is attached: %s', async (name, isSaid) => {
  const form = { ...formIn('id', name), choices: {} };
  const html = renderMarkup(<CheckAnswers form={form} answers={await sampleOf(name)} files={[]} />);
  expect(html.includes('Tidak ada lampiran')).toBe(isSaid);
});

it('asks whoever reports a lost card to call before the form is sent, and nobody else', async () => {
  const form = { ...formIn('id', 'complaint'), choices: {} };
  const settings = { headOffice: { phone: '(021) 555-0108', phoneHours: '24 jam' } } as SiteSettings;
  const sample = await sampleOf('complaint');
  const markupOf = (problemType: string) =>
    renderMarkup(<CheckAnswers form={form} answers={{ ...sample, problemType }} files={[]} />, '/', {
      settings,
    });
  expect(markupOf('lost-card')).toMatch(/Telepon kami sekarang.*\(021\) 555-0108.*24 jam/);
  expect(markupOf('fees')).not.toContain('Telepon kami sekarang');
});
