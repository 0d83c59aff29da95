/** Resolves once the element is in the viewport, or less than one viewport height away from it (IntersectionObserver). */
export function whenNearViewport(element: Element): Promise<void> {
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
