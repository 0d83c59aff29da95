import { formIn } from '@beranda/contract';
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
