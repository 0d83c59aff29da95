import { currentDevice } from './device.ts';
import { prefersReducedData } from './network-information.ts';
import { whenIdle } from './when-idle.ts';

const MAX_CONCURRENCY = 5;

/** Fetches a page of this site ahead of need. Failures are its own affair. */
export type PrefetchPage = (url: URL) => Promise<unknown>;

/** Fetches each address once, at most `mostAtOnce` at the same time; the others wait for their turn. */
export function createPrefetchQueue(
  prefetchPage: PrefetchPage,
  maxConcurrency = MAX_CONCURRENCY,
): (url: URL) => void {
  const requested = new Set<string>();
  const queue: URL[] = [];
  let active = 0;

  function startNext(): void {
    while (active < maxConcurrency) {
      const url = queue.shift();
      if (!url) return;
      active += 1;
      const done = () => {
        active -= 1;
        startNext();
      };
      prefetchPage(url).then(done, done);
    }
  }

  return (url) => {
    if (requested.has(url.href)) return;
    requested.add(url.href);
    queue.push(url);
    startNext();
  };
}

/** Links within the site that lead elsewhere in this tab. */
const LINKS =
  'a[href^="/"]:not([target], [download], [data-no-prefetch], [href^="/documents/"], [href^="/media/"])';

/** Files such as `/about-us/organisation.svg` may stand among pages, but no page has a dot in its path. */
const isPage = ({ pathname }: URL) => !pathname.includes('.');

/**
 * Fetches pages ahead of need: those whose links come into view, are pointed at, or take the focus. Never for
 * visitors who save data or are on 2G, nor for crawlers.
 */
export function prefetchLinks(prefetchPage: PrefetchPage): void {
  if (currentDevice().isCrawler) return;
  const enqueue = createPrefetchQueue(prefetchPage);

  function prefetch(link: Element): void {
    // PageInput each time: a visitor may leave the Wi-Fi.
    if (prefersReducedData()) return;
    // By the attribute, because links inside drawings have no address as text of their own.
    const url = new URL(link.getAttribute('href') ?? '', location.href);
    url.hash = '';
    if (url.origin === location.origin && url.pathname !== location.pathname && isPage(url)) enqueue(url);
  }

  function onIntent({ target }: Event): void {
    const link = target instanceof Element && target.closest(LINKS);
    if (link) prefetch(link);
  }

  whenIdle(() => {
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    const viewport = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        viewport.unobserve(target);
        prefetch(target);
      }
    });
    const observeAll = () => {
      for (const link of document.querySelectorAll(LINKS)) viewport.observe(link);
    };
    observeAll();
    // Pages bring new links; looking for them once after a burst of changes is enough.
    let timer: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(observeAll, 200);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
