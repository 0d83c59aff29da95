import './versions.css';
import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { getDocumentHistory } from './document-history.ts';
import { entryTexts } from './entry-texts.ts';
import { versionTexts as texts } from './texts.ts';

/** The list of saves: user, time in Jakarta, language and public effect. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { collectionConfig, req } = props.initPageResult;
  const { language } = req.i18n;
  const translate = (text: Bilingual) => inLanguageOf(req, text);
  const { entries, path } = await getDocumentHistory(props);
  const { useAsTitle } = collectionConfig?.admin ?? {};
  if (entries.length === 0)
    return (
      <Gutter className="versions-list">
        <p>{translate(texts.none)}</p>
      </Gutter>
    );
  return (
    <Gutter className="versions-list">
      <h2>{translate(texts.heading)}</h2>
      <div className="table">
        <table>
          <thead>
            <tr>
              {Object.values(texts.columns).map((column) => (
                <th key={column.en} scope="col">
                  {translate(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => {
              const {
                act,
                at,
                by,
                language: of,
                marks,
                name,
                title,
              } = entryTexts(entry, language, useAsTitle);
              return (
                <tr key={entry.id}>
                  <td>
                    <a href={`${path}/${entry.id}`}>{name}</a>{' '}
                    <span className="versions-list__title">{title}</span>
                  </td>
                  <td>{at}</td>
                  <td>{by}</td>
                  <td>{of}</td>
                  <td>
                    {act}
                    {marks.map((mark) => (
                      <span key={mark} className="versions-list__mark">
                        {mark}
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Gutter>
  );
}
