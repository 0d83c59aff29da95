import '#cms/admin/figures/figures-screen.css';
import './feedback.css';
import { FEEDBACK_REASONS, type ItemCollection, itemCollectionOf, pathOfItem } from '@beranda/contract';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresNotes } from '#cms/admin/figures/figures-notes.tsx';
import { FiguresSummary } from '#cms/admin/figures/figures-summary.tsx';
import { FiguresTable } from '#cms/admin/figures/figures-table.tsx';
import { feedbackFigures, type ItemFeedback } from '../feedback-figures.ts';
import { feedbackTexts } from './feedback-texts.ts';

type Props = {
  /** In milliseconds since 1970. */
  now: number;
  req: PayloadRequest;
};

/** The former address of an item that no longer exists. */
const addressOf = (collection: ItemCollection, slug: string) =>
  pathOfItem(collection, slug) + (itemCollectionOf(collection).base === null ? `#${slug}` : '');

/** The answers of readers: their number, and the pages that helped least. */
export async function FeedbackScreen({ now, req }: Props) {
  const { language } = req.i18n;
  const { admin } = req.payload.config.routes;
  const texts = feedbackTexts(language);
  const { number, percent } = figureFormats(language);
  const { total, mostNo, highestShare } = await feedbackFigures(req, now);
  const answers = total.yes + total.no;
  const summary = [
    [texts.answers, number(answers)],
    [texts.yes, number(total.yes)],
    [texts.no, number(total.no)],
    [texts.share, percent(total.no / answers)],
  ] as const;
  const tables: { title: string; hint?: string; rows: ItemFeedback[] }[] = [
    { title: texts.mostNo, rows: mostNo },
    { title: texts.highestShare, hint: texts.highestShareHint, rows: highestShare },
  ];
  const page = ({ collection, slug, item }: ItemFeedback) =>
    item ? (
      <Link href={`${admin}/collections/${collection}/${item.id}`} prefetch={false}>
        {item.title}
      </Link>
    ) : (
      addressOf(collection as ItemCollection, slug)
    );
  return (
    <main className="figures-screen page-feedback">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {answers === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <FiguresSummary figures={summary} />
          {tables.map(({ title, hint, rows }) => (
            <section key={title}>
              <h2>{title}</h2>
              {hint && <p>{hint}</p>}
              {rows.length === 0 ? (
                <p>{texts.none}</p>
              ) : (
                <FiguresTable
                  columns={[
                    texts.page,
                    texts.inLanguage,
                    texts.yes,
                    texts.no,
                    texts.share,
                    ...FEEDBACK_REASONS.map((reason) => texts.reasons[reason]),
                  ]}
                  label={texts.scroll(title)}
                  rows={rows.map((row) => ({
                    key: `${row.language} ${row.collection} ${row.slug}`,
                    cells: [
                      page(row),
                      texts.languages[row.language] ?? row.language,
                      number(row.yes),
                      number(row.no),
                      percent(row.no / (row.yes + row.no)),
                      ...FEEDBACK_REASONS.map((reason) => number(row.reasons[reason])),
                    ],
                  }))}
                />
              )}
            </section>
          ))}
        </>
      )}
      <FiguresNotes notes={texts.notes} />
    </main>
  );
}
