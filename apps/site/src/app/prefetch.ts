import { currentDevice } from './device.ts';
import { prefersReducedData } from './network-information.ts';
import { whenIdle } from './when-idle.ts';

const MAX_CONCURRENCY = 5;

/** Prefetches a page. Failures are ignored. */
type PrefetchPage = (url: URL) => Promise<unknown>;

/** A deduplicating queue with limited concurrency. */
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

/** Internal links that navigate this tab. */
const LINKS =
  'a[href^="/"]:not([target], [download], [data-no-prefetch], [href^="/documents/"], [href^="/media/"])';

/** Static files such as `/about-us/organisation.svg` have a dot in their path; pages do not. */
const isPage = ({ pathname }: URL) => !pathname.includes('.');

/**
 * Prefetches pages whose links enter the viewport, are hovered or focused. Disabled for data saver, 2G and crawlers.
 */
export function prefetchLinks(prefetchPage: PrefetchPage): void {
  if (currentDevice().isCrawler) return;
  const enqueue = createPrefetchQueue(prefetchPage);

  function prefetch(link: Element): void {
    // Checked each time: the connection may change.
    if (prefersReducedData()) return;
    // The attribute, because `href` of SVG links is not a string.
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
    // Debounced: new links are observed once after a burst of DOM changes.
    let timer: ReturnType<typeof setTimeout> | undefined;
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(observeAll, 200);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
