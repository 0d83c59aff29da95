import { HOME_SECTIONS, type HomeContent, type HomeSection, type Locale } from '@beranda/contract';
import type { Payload } from 'payload';
import { fetchPictures } from '#cms/content/picture.ts';
import { visibleIn } from '#cms/content/visible.ts';
import { formatFigure } from '#cms/fields/figures/format-figure.ts';
import type { Home } from '#cms/payload-types.ts';
import { popupOf } from '../banners/banner-content.ts';
import { stored, storedAsWritten, text } from '../settings/content.ts';

const actionOf = (action: { text?: string | null; url?: string | null } | null | undefined) => ({
  text: text(action?.text),
  url: text(action?.url),
});

const headingOf = (group: { eyebrow?: string | null; title?: string | null } | null | undefined) => ({
  eyebrow: text(group?.eyebrow),
  title: text(group?.title),
});

/** The visible sections in order; all of them by default. */
function sectionsOf({ sections }: Home): HomeSection[] {
  if (!sections || sections.length === 0) return [...HOME_SECTIONS];
  return sections.filter(({ isShown }) => isShown !== false).map(({ section }) => section);
}

/** The slugs of the visible products, in order. */
async function slugsOf(payload: Payload, ids: unknown[], locale: Locale): Promise<string[]> {
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
  const home: Home = await stored(payload, 'home', locale);
  const asWritten: Home = await storedAsWritten(payload, 'home', locale);
  const pictures = await fetchPictures(payload, [home.popup?.picture], locale);
  const { hero, sampleLoan, services, vision, why, consultation, branches, app, group } = home;
  return {
    hero: {
      eyebrow: text(hero?.eyebrow),
      headline: text(hero?.headline),
      lead: text(hero?.lead),
      primary: actionOf(hero?.primary),
      secondary: actionOf(hero?.secondary),
    },
    sampleLoan: { title: text(sampleLoan?.title), disclaimer: text(sampleLoan?.disclaimer) },
    shortcuts: (home.highlights?.shortcuts ?? []).map((tile) => ({
      icon: tile.icon,
      title: text(tile.title),
      text: text(tile.text),
      url: text(tile.url),
    })),
    sections: sectionsOf(home),
    highlights: headingOf(home.promotions),
    services: {
      ...headingOf(services),
      tiles: (services?.tiles ?? []).map((tile) => ({
        icon: tile.icon,
        title: text(tile.title),
        text: text(tile.text),
        url: text(tile.url),
        action: text(tile.action),
      })),
    },
    products: {
      ...headingOf(home.products),
      chosen: await slugsOf(payload, home.products?.chosen ?? [], locale),
    },
    vision: {
      eyebrow: text(vision?.eyebrow),
      sentence: text(vision?.sentence),
      highlight: text(vision?.highlight),
    },
    why: {
      ...headingOf(why),
      reasons: (why?.reasons ?? []).map((reason) => ({
        figure: text(formatFigure(reason, locale)),
        unit: text(reason.unit),
        text: text(reason.text),
      })),
    },
    consultation: {
      ...headingOf(consultation),
      text: text(consultation?.text),
      points: (consultation?.points ?? []).map((point) => ({ icon: point.icon, text: text(point.text) })),
      action: actionOf(consultation?.action),
    },
    news: headingOf(home.news),
    branches: { ...headingOf(branches), text: text(branches?.text) },
    app: { ...headingOf(app), text: text(app?.text), url: text(app?.url) },
    group: { text: text(group?.text), action: actionOf(group?.action) },
    popup: popupOf(asWritten, pictures, Date.now()),
  };
}
