import type { Locale } from '@beranda/contract';
import { escapeHtml } from '#cms/mail/escape-html.ts';
import type { ExportedCase, ExportedData, LabelledValue } from './export-data.ts';
import { exportTexts } from './export-texts.ts';

/** Nothing is loaded from anywhere, whatever somebody has typed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}' +
  'dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'section{border-top:1px solid;margin-top:2rem}';

const listOf = (details: readonly LabelledValue[]) =>
  `<dl>${details.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

const linkTo = (file: string) => file.split('/').map(encodeURIComponent).join('/');

function sectionOf(
  { title, details, answers, attachments, history, relatedRows }: ExportedCase,
  locale: Locale,
): string {
  const texts = exportTexts[locale];
  const files = attachments.map(({ name, file }) =>
    file
      ? `<li><a href="${escapeHtml(linkTo(file))}">${escapeHtml(name)}</a></li>`
      : `<li>${escapeHtml(name)} (${escapeHtml(texts.missing)})</li>`,
  );
  const events = history.map(({ time, what }) => `<li>${escapeHtml(time)}: ${escapeHtml(what)}</li>`);
  return [
    `<section><h2>${escapeHtml(title)}</h2>${listOf(details)}`,
    `<h3>${escapeHtml(texts.answers)}</h3>${listOf(answers)}`,
    ...(files.length > 0 ? [`<h3>${escapeHtml(texts.attachments)}</h3><ul>${files.join('')}</ul>`] : []),
    ...relatedRows.map((part) => `<h3>${escapeHtml(part.title)}</h3>${part.rows.map(listOf).join('<hr>')}`),
    `<h3>${escapeHtml(texts.history)}</h3><ul>${events.join('')}</ul></section>`,
  ].join('\n');
}

/** The data of a person as a page that any browser shows, in their language. */
export function exportHtml({ bankName, time, cases }: ExportedData, locale: Locale): string {
  const texts = exportTexts[locale];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title>`,
    `<style>${STYLE}</style></head><body><h1>${escapeHtml(texts.title)}</h1>`,
    `<p>${escapeHtml(texts.lead(bankName, time))}</p>`,
    ...cases.map((exported) => sectionOf(exported, locale)),
    '</body></html>',
  ].join('\n');
}
