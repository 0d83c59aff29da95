import { HOME_SECTIONS, type HomeContent, type HomeSection, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { loadPictureLookup } from '#cms/content/picture.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Stored } from '#cms/content/stored.ts';
import { visibleIn } from '#cms/content/visible.ts';
import { formatFigure } from '#cms/fields/figures/format-figure.ts';
import { popupOf } from '../banners/banner-content.ts';
import { bannersAsWritten } from '../banners/translated-banners.ts';

type Link = { text: string; url: string };
type Heading = { eyebrow: string; title: string };

const actionOf = ({ text, url }: Link) => ({ text, url });
const headingOf = ({ eyebrow, title }: Heading) => ({ eyebrow, title });

/** The visible sections in order; all of them by default. */
function sectionsOf({ sections }: Stored<'home'>): HomeSection[] {
  if (sections.length === 0) return [...HOME_SECTIONS];
  return sections.filter(({ isShown }) => isShown).map(({ section }) => section);
}

/** The slugs of the visible products, in order. */
async function listVisibleSlugs(payload: Payload, ids: number[], locale: Locale): Promise<string[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'products',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    select: { slug: true },
    where: { and: [{ id: { in: ids } }, visibleIn(locale)] },
  });
  return ids.flatMap((id) => docs.find((product) => product.id === id)?.slug ?? []);
}

/** The home page in the contract's shape. */
export async function homeContent(payload: Payload, locale: Locale): Promise<HomeContent> {
  const home = await readGlobal(payload, 'home', locale);
  const asWritten = await bannersAsWritten(payload, 'home', locale);
  const pictures = await loadPictureLookup(payload, [home.popup.picture], locale);
  const { hero, sampleLoan, services, vision, why, consultation, branches, app, group } = home;
  return {
    hero: {
      eyebrow: hero.eyebrow,
      headline: hero.headline,
      lead: hero.lead,
      primary: actionOf(hero?.primary),
      secondary: actionOf(hero?.secondary),
    },
    sampleLoan: { title: sampleLoan.title, disclaimer: sampleLoan.disclaimer },
    shortcuts: home.highlights.shortcuts.map((tile) => ({
      icon: tile.icon,
      title: tile.title,
      text: tile.text,
      url: tile.url,
    })),
    sections: sectionsOf(home),
    highlights: headingOf(home.promotions),
    services: {
      ...headingOf(services),
      tiles: services.tiles.map((tile) => ({
        icon: tile.icon,
        title: tile.title,
        text: tile.text,
        url: tile.url,
        action: tile.action,
      })),
    },
    products: {
      ...headingOf(home.products),
      chosen: await listVisibleSlugs(payload, home.products.chosen, locale),
    },
    vision: {
      eyebrow: vision.eyebrow,
      sentence: vision.sentence,
      highlight: vision.highlight,
    },
    why: {
      ...headingOf(why),
      reasons: why.reasons.map((reason) => ({
        // The response is written with the value of the fact.
        figure: reason.fact || (formatFigure(reason, locale) ?? ''),
        unit: reason.unit,
        text: reason.text,
      })),
    },
    consultation: {
      ...headingOf(consultation),
      text: consultation.text,
      points: consultation.points.map((point) => ({ icon: point.icon, text: point.text })),
      action: actionOf(consultation?.action),
    },
    news: headingOf(home.news),
    branches: { ...headingOf(branches), text: branches.text },
    app: { ...headingOf(app), text: app.text, url: app.url },
    group: { text: group.text, action: actionOf(group?.action) },
    popup: popupOf(asWritten, pictures, Date.now()),
  };
}
