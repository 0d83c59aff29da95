import { LANGUAGES } from '@beranda/contract';
import '#cms/admin/history-list.css';
import type { UIFieldServerProps } from 'payload';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';

const MAX_ROWS = 100;

const texts = {
  title: bilingual('Riwayat berkas', 'History of the file'),
  time: bilingual('Diunggah', 'Uploaded'),
  by: bilingual('Oleh', 'By'),
  size: bilingual('Ukuran', 'Size'),
  file: bilingual('Berkas', 'File'),
  current: bilingual('Yang sekarang', 'The present one'),
  old: bilingual('Unduh', 'Download'),
  system: bilingual('Sistem', 'System'),
};

/** Every file of this document's address, newest first, with author and time. */
export async function DocumentHistory({ data, i18n, payload }: UIFieldServerProps) {
  const name: unknown = data?.filename;
  if (typeof name !== 'string') return null;
  const { docs } = await payload.find({
    collection: 'document-files',
    where: { name: { equals: name } },
    sort: '-createdAt',
    limit: MAX_ROWS,
    pagination: false,
    overrideAccess: true,
  });
  if (docs.length === 0) return null;
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const locale = userLocale(i18n.language);
  const size = new Intl.NumberFormat(LANGUAGES[locale].format, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="document-history-title" className="document-history">
      <h2 id="document-history-title">{translate('title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('time')}</th>
            <th scope="col">{translate('by')}</th>
            <th scope="col">{translate('size')}</th>
            <th scope="col">{translate('file')}</th>
          </tr>
        </thead>
        <tbody>
          {docs.map((file, index) => (
            <tr key={file.id}>
              <td>{formatJakartaTime(file.createdAt, locale)}</td>
              <td>{file.by ?? translate('system')}</td>
              <td>{`${size.format(file.bytes / 1_000)} kB`}</td>
              <td>
                <a href={`${payload.config.routes.api}/document-files/${file.id}/file`}>
                  {translate(index === 0 ? 'current' : 'old')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
