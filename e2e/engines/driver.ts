const WITHIN_MS = 10_000;
const POLL_EVERY_MS = 50;

/** A browser that a test drives, in whichever protocol it speaks. Selectors are CSS; the first match counts. */
export type Driver = {
  /** Clicks with the mouse, in the middle of the element. */
  click(selector: string): Promise<void>;
  /** Answers what an expression comes to in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** What a visitor does and sees, in any of the browsers. */
export type Visitor = ReturnType<typeof createVisitor>;

/** @param siteUrl where the site is; everything else is a path. */
export function createVisitor(driver: Driver, siteUrl: string) {
  /** Runs a function in the page. It travels as text, so it sees nothing but its arguments, which travel as JSON. */
  const evaluate = <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    driver.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;

  /** Does something again until it answers something truthy. What fails meanwhile may work in the next document. */
  async function repeat<Result>(
    what: () => string,
    run: () => Promise<Result>,
  ): Promise<NonNullable<Result>> {
    const deadline = Date.now() + WITHIN_MS;
    while (true) {
      let outcome: unknown;
      try {
        outcome = await run();
        if (outcome) return outcome as NonNullable<Result>;
      } catch (error) {
        outcome = error;
      }
      if (Date.now() > deadline)
        throw new Error(`${what()}: not within ${WITHIN_MS} ms; the last outcome is ${outcome}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    }
  }

  /** Waits until a function answers something truthy in the page. */
  const until = <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    repeat(
      () => `${run} with ${JSON.stringify(args)}`,
      () => evaluate(run, ...args),
    );

  const untilThere = (selector: string) =>
    until((wanted) => document.querySelector(wanted) !== null, selector);

  /** Waits until the page at a path, with query and fragment, is shown and parsed. */
  const untilAt = (path: string) =>
    until(
      (address) => !('isLeft' in window) && document.readyState !== 'loading' && location.href === address,
      siteUrl + path,
    );

  /** Asks for an address as the address bar does, and waits for nothing. */
  const enter = (path: string) =>
    evaluate((address) => {
      Object.assign(window, { isLeft: true });
      location.href = address;
    }, siteUrl + path);

  return {
    untilThere,
    /** Waits until there is such an element, brings it into view, and clicks it. */
    click: (selector: string) =>
      repeat(
        () => `click on ${selector}`,
        async () => {
          // At once: the page scrolls smoothly, and browsers click where an element was before.
          await evaluate(
            (wanted) =>
              document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
            selector,
          );
          await driver.click(selector);
          return true;
        },
      ),
    /** Puts a text in place of what stands in a field, in one input: keys one by one take Firefox seconds. */
    fill: (selector: string, text: string) =>
      until(
        (wanted, entered) => {
          const control = document.querySelector<HTMLInputElement>(wanted);
          control?.focus();
          control?.select();
          return control && document.execCommand('insertText', false, entered);
        },
        selector,
        text,
      ),
    evaluate,
    enter,
    until,
    untilAt,
    /** Loads a document and waits until it is parsed; its code may be under way. */
    async load(path: string): Promise<void> {
      await enter(path);
      await untilAt(path);
    },
    /** Waits until the page reacts. */
    untilHydrated: () => until(() => document.documentElement.dataset.hydrated === 'true'),
    /** Waits until the router follows a link, which the browser itself would follow before. */
    untilHydratedAt: (selector: string) =>
      until((wanted) => {
        const link = document.querySelector(wanted);
        return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
      }, selector),
    /** Waits until an element holds a text, and answers all that it holds. */
    untilText: (selector: string, text: string) =>
      until(
        (wanted, part) => {
          const found = document.querySelector(wanted)?.textContent ?? '';
          return found.includes(part) && found;
        },
        selector,
        text,
      ),
  };
}
