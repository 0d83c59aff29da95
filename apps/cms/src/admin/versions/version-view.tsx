import './versions.css';
import { LOCALES } from '@beranda/contract';
import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps } from 'payload';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { getDocumentHistory } from './document-history.ts';
import { entryTexts } from './entry-texts.ts';
import { type Change, compareVersions } from './language-values.ts';
import { RestoreVersion } from './restore-version.tsx';
import { versionTexts as texts } from './texts.ts';

/** Compares a version with an earlier one, and can restore it as a draft. */
export async function VersionView(props: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, req } = props.initPageResult;
  const { language } = req.i18n;
  const translate = (text: Bilingual) => inLanguageOf(req, text);
  const { api, entries, hasDrafts, path, loadedUpdatedAt } = await getDocumentHistory(props);
  const versionId = props.routeSegments.at(-1);
  const index = entries.findIndex(({ id }) => String(id) === versionId);
  const entry = entries[index];
  if (!entry) return notFound();
  const from = props.searchParams?.from;
  const other = entries.find(({ id }) => String(id) === from) ?? entries[index + 1];
  const { useAsTitle } = collectionConfig?.admin ?? {};
  const nameOf = (one: typeof entry) => {
    const { act, at, by, language: of, name } = entryTexts(one, language, useAsTitle);
    return [name, `${at} WIB`, by, [act, of].filter(Boolean).join(', ')].join(' · ');
  };
  const fields = collectionConfig?.flattenedFields ?? globalConfig?.flattenedFields ?? [];
  const shownLanguage = userLocale(language);
  const comparison = compareVersions(fields, other?.version ?? {}, entry.version, shownLanguage);
  const sections = [
    { heading: texts.shared, changes: comparison.shared },
    ...LOCALES.map((locale) => ({ heading: texts.languages[locale], changes: comparison[locale] })),
  ];
  const shown = LOCALES.filter((locale) => entries.some(({ publicIn }) => publicIn.includes(locale)));
  const names = shown.map((locale) => translate(texts.languages[locale])).join(', ');
  const labelOf = ({ label, name }: Change) =>
    typeof label === 'object' && label !== null ? translate(label as Bilingual) : String(label || name);
  const staleCheck = new URLSearchParams(loadedUpdatedAt ? { updatedAt: loadedUpdatedAt } : {});
  const isTrashed = props.routeSegments[2] === 'trash';
  // Versions of a collection without drafts are evidence.
  const isRestorable = hasDrafts || globalConfig !== undefined;
  return (
    <Gutter className="versions-list">
      <p>
        <a href={path}>{translate(texts.compare.back)}</a>
      </p>
      <h2>{nameOf(entry)}</h2>
      {isRestorable && !entry.isLatest && !isTrashed && (
        <RestoreVersion
          address={`${api}/${entry.id}?${staleCheck}`}
          back={path.replace(/\/versions$/, '')}
          consequence={
            hasDrafts
              ? translate(texts.restore.asDraft).replace(
                  '{shown}',
                  names || translate(texts.restore.shownInNone),
                )
              : translate(texts.restore.atOnce)
          }
          language={language}
          number={entry.number}
        />
      )}
      <form className="versions-list__choice" method="get">
        <label>
          {translate(texts.compare.with)}{' '}
          <select name="from" defaultValue={other ? String(other.id) : ''}>
            {entries
              .filter(({ id }) => id !== entry.id)
              .map((version) => (
                <option key={version.id} value={String(version.id)}>
                  {nameOf(version)}
                </option>
              ))}
          </select>
        </label>
        <button type="submit">{translate(texts.compare.show)}</button>
      </form>
      {!other && <p>{translate(texts.compare.first)}</p>}
      {sections.map(({ heading, changes }) => (
        <section key={heading.en} className="version-changes">
          <h3>{translate(heading)}</h3>
          {changes.length === 0 && <p>{translate(texts.compare.same)}</p>}
          {changes.map((change) => (
            <div key={change.name} className="version-changes__field">
              <h4>{labelOf(change)}</h4>
              {change.before === change.after && <p>{translate(texts.compare.formatOnly)}</p>}
              <del>{change.before || translate(texts.compare.empty)}</del>
              <ins>{change.after || translate(texts.compare.empty)}</ins>
            </div>
          ))}
        </section>
      ))}
    </Gutter>
  );
}
