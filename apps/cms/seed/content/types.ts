import type { HomeContent, Locale, Navigation, newsTopics, SiteSettings } from '@beranda/contract';

/** One block of an article. Texts may contain `**bold**`, `_italic_` and `[text](url)`. */
export type Block =
  | { p: string }
  | { h2: string }
  | { h3: string }
  | { list: string[] }
  | { ordered: string[] }
  | { quote: string };

export type NewsText = { title: string; summary: string; body: Block[] };

/** A news item in the demonstration content; `en: null` means that it is not translated. */
export type NewsSeed = {
  slug: string;
  topic: (typeof newsTopics)[number];
  /** ISO date and time. */
  publishedAt: string;
  picture: { scene: string; alt: Record<Locale, string> };
  id: NewsText;
  en: NewsText | null;
};

/** Settings without their logo, which is drawn when no picture is chosen. */
export type SettingsSeed = Record<Locale, Omit<SiteSettings, 'logo'>>;

export type NavigationSeed = Record<Locale, Navigation>;

export type HomeSeed = Record<Locale, HomeContent>;
