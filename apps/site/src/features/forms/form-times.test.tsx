import { formIn } from '@beranda/contract';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { FormTimes } from './form-times.tsx';

it.each([
  ['id', '/', 'complaint', 'Jawaban: paling lama 10 hari kerja sejak dokumen lengkap<'],
  ['en', '/en', 'complaint', 'Answer: within 10 working days once the documents are complete<'],
  ['id', '/', 'contact', 'Jawaban: paling lama 2 hari kerja<'],
] as const)('has in %s, at %s, the time in which a %s is answered', (locale, address, name, text) => {
  expect(renderMarkup(<FormTimes form={formIn(locale, name)} />, address)).toContain(text);
});
