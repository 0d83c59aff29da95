import { type AboutContent, DEFAULT_LOCALE, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { fetchPictures } from '#cms/content/picture.ts';
import { parseOutline } from './outline.ts';

const text = (value: string | null | undefined) => value ?? '';

/** The content about the bank, with Indonesian as fallback. */
export async function aboutContent(payload: Payload, locale: Locale): Promise<AboutContent> {
  const about = await payload.findGlobal({
    slug: 'about',
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    depth: 0,
    overrideAccess: true,
  });
  const pictures = await fetchPictures(payload, [about.structurePicture], locale);
  return {
    headline: text(about.headline),
    lead: text(about.lead),
    company: {
      title: text(about.companyTitle),
      paragraphs: text(about.company)
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
    },
    vision: text(about.vision),
    missions: (about.missions ?? []).map((mission) => text(mission.text)),
    history: (about.history ?? []).map(({ text: body, title, year }) => ({
      year,
      title: text(title),
      text: text(body),
    })),
    structure: {
      picture: pictures(about.structurePicture),
      units: parseOutline(text(about.structure)),
    },
  };
}
