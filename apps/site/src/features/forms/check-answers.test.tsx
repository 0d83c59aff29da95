import { formIn, type SiteSettings } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import type { AttachmentItem } from './attachments/attachment-list.ts';
import { UploadNotice } from './attachments/upload-progress.tsx';
import { CheckAnswers } from './check-answers.tsx';

it.each([
  ['complaint', true],
  ['msme-consultation', false],
] as const)('the check page of the form %s has a line for no attachment: %s', async (name, isSaid) => {
  const form = { ...formIn('id', name), choices: {} };
  const html = renderMarkup(<CheckAnswers form={form} answers={await sampleOf(name)} files={[]} />);
  expect(html.includes('Tidak ada lampiran')).toBe(isSaid);
});

it('shows identity and account numbers in full, in groups', async () => {
  const form = { ...formIn('id', 'complaint'), choices: {} };
  const numbers = { identityNumber: '3273011205850002', accountNumber: '4000123456789010' };
  const answers = { ...(await sampleOf('complaint')), ...numbers };
  const html = renderMarkup(<CheckAnswers form={form} answers={answers} files={[]} />);
  expect(html).toContain('>3273 0112 0585 0002<');
  expect(html).toContain('>4000 1234 5678 9010<');
});

it('has the phone number to call at once if a lost card is reported, and only then', async () => {
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

it('shows of each file whether it is still uploaded, or was rejected', async () => {
  const form = { ...formIn('id', 'complaint'), choices: {} };
  const files: AttachmentItem[] = [
    { id: 0, name: 'bukti.pdf', kind: 'uploading', file: new File([], 'bukti.pdf'), share: 0.4 },
    { id: 1, name: 'foto.jpg', kind: 'rejected', code: 'fileEmpty' },
    {
      id: 2,
      name: 'kartu.png',
      kind: 'pending',
      attachment: { handle: 'x', name: 'kartu.png', bytes: 1, format: 'png' },
    },
  ];
  const html = renderMarkup(<CheckAnswers form={form} answers={await sampleOf('complaint')} files={files} />);
  const items = [...html.matchAll(/<li>(<bdi>.*?)<\/li>/gs)].map(([, item]) => item);
  expect(items).toEqual([
    expect.stringMatching(/bukti\.pdf.*<progress[^>]* value="0\.4"/),
    expect.stringMatching(/foto\.jpg.*Berkas ini kosong/),
    '<bdi>kartu.png</bdi>',
  ]);
});

it.each([
  [true, 'uploading', true],
  [true, 'rejected', false],
  [false, 'uploading', false],
] as const)(
  'while it is sent (%s), a form with a file that is %s asks to keep the page open: %s',
  (isSubmitting, kind, isAsked) => {
    const item = { id: 0, name: 'a.pdf', kind, code: 'fileEmpty', share: 0 } as AttachmentItem;
    const html = renderMarkup(<UploadNotice isSubmitting={isSubmitting} items={[item]} />);
    expect(html).toContain('role="status"');
    expect(html.includes('jangan tutup halaman ini')).toBe(isAsked);
  },
);
