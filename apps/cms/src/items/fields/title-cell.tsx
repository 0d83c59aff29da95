import { LOCALES, type Locale } from '@beranda/contract';
import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps, DefaultServerCellComponentProps } from 'payload';
import type { InEach } from '#cms/content/multilingual.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

type Props = DefaultServerCellComponentProps & Pick<DefaultCellComponentProps, 'viewType'>;

const languageNames = {
  id: bilingual('bahasa Indonesia', 'Indonesian'),
  en: bilingual('bahasa Inggris', 'English'),
} satisfies Record<Locale, Bilingual>;

/** The title in another language, with its name: without it, all untranslated items of a list look alike. */
async function titleElsewhere({ collectionSlug, i18n, payload, rowData }: Props): Promise<string | null> {
  const stored = await payload.findByID({
    collection: collectionSlug,
    id: rowData.id,
    depth: 0,
    disableErrors: true,
    draft: true,
    locale: 'all',
    overrideAccess: true,
    select: { title: true } as never,
    trash: true,
  });
  const titles = (stored as { title?: InEach<string> } | null)?.title;
  const locale = LOCALES.find((candidate) => titles?.[candidate]);
  return locale ? `${titles?.[locale]} (${inLanguageOf({ i18n }, languageNames[locale])})` : null;
}

/** The title of an item in a list: that of another language, with its name, where this one has none. */
export async function TitleCell(props: Props) {
  const { cellData, collectionSlug, columnIndex, link, linkURL, rowData, viewType } = props;
  return (
    // Not the cell itself: in the drawer that chooses an item, the title selects instead of leading to the form.
    <RenderDefaultCell
      clientProps={{
        cellData: cellData || (await titleElsewhere(props)),
        collectionSlug,
        field: { name: 'title', type: 'text' },
        link,
        rowData,
        ...(linkURL ? { linkURL } : {}),
        ...(viewType ? { viewType } : {}),
      }}
      columnIndex={columnIndex ?? 0}
      isLinkedColumn={Boolean(link)}
    />
  );
}
