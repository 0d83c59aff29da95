import type { AboutContent, Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { loadPictureLookup } from '#cms/content/picture.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import { parseOutline } from './outline.ts';

/** The content about the bank, with Indonesian as fallback. */
export async function aboutContent(payload: Payload, locale: Locale): Promise<AboutContent> {
  const about = await readGlobal(payload, 'about', locale);
  const pictures = await loadPictureLookup(payload, [about.structurePicture], locale);
  return {
    headline: about.headline,
    lead: about.lead,
    company: {
      title: about.companyTitle,
      paragraphs: about.company
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
    },
    vision: about.vision,
    missions: about.missions.map(({ text }) => text),
    history: about.history.map(({ text, title, year }) => ({ year, title, text })),
    structure: { picture: pictures(about.structurePicture), units: parseOutline(about.structure) },
  };
}
