/** Resolves once the element is in the window, or less than its height away: before a visitor scrolls to it. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
  });
}
