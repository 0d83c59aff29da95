/** Longer than the captcha takes in WebKit on a busy machine. */
const WITHIN_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** A browser driver, independent of its protocol. Selectors are CSS; the first match is used. */
export type Driver = {
  /** Clicks the centre of the element with the mouse. */
  click(selector: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** Actions and assertions of a visitor, for any browser. */
export type Visitor = ReturnType<typeof createVisitor>;

/** @param siteUrl base URL; all other arguments are paths. */
export function createVisitor(driver: Driver, siteUrl: string) {
  /** Runs a function in the page. It is serialised, so it has access to its JSON arguments only. */
  const evaluate = <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    driver.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>;

  /** Retries until the result is truthy. Errors are retried too: they may be caused by a navigation. */
  async function repeat<Result>(
    what: () => string,
    run: () => Promise<Result>,
  ): Promise<NonNullable<Result>> {
    const deadline = Date.now() + WITHIN_MS;
    while (true) {
      let result: unknown;
      try {
        result = await run();
        if (result) return result as NonNullable<Result>;
      } catch (error) {
        result = error;
      }
      if (Date.now() > deadline)
        throw new Error(`${what()}: not within ${WITHIN_MS} ms; the last result is ${result}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }

  /** Waits until a function in the page returns a truthy value. */
  const waitUntil = <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    repeat(
      () => `${run} with ${JSON.stringify(args)}`,
      () => evaluate(run, ...args),
    );

  const waitUntilThere = (selector: string) =>
    waitUntil((wanted) => document.querySelector(wanted) !== null, selector);

  /** Waits until the URL is this path with query and fragment, and the document is parsed. */
  const waitUntilAt = (path: string) =>
    waitUntil(
      (address) => !('isLeft' in window) && document.readyState !== 'loading' && location.href === address,
      siteUrl + path,
    );

  /** Navigates like the address bar, without waiting. */
  const enter = (path: string) =>
    evaluate((address) => {
      Object.assign(window, { isLeft: true });
      location.href = address;
    }, siteUrl + path);

  return {
    waitUntilThere,
    /** Waits for an element, scrolls to it, and clicks it. */
    click: (selector: string) =>
      repeat(
        () => `click on ${selector}`,
        async () => {
          // Instant: with smooth scrolling browsers click the old position.
          await evaluate(
            (wanted) =>
              document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
            selector,
          );
          await driver.click(selector);
          return true;
        },
      ),
    /** Replaces the text of a field with one input event: typing keys takes seconds in Firefox. */
    fill: (selector: string, text: string) =>
      waitUntil(
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
    waitUntil,
    waitUntilAt,
    /** Loads a document and waits until it is parsed, not until its scripts have run. */
    async load(path: string): Promise<void> {
      await enter(path);
      await waitUntilAt(path);
    },
    /** Waits until the page is hydrated. */
    waitUntilHydrated: () => waitUntil(() => document.documentElement.dataset.hydrated === 'true'),
    /** Waits until an element is hydrated, so that the router handles its link. */
    waitUntilHydratedAt: (selector: string) =>
      waitUntil((wanted) => {
        const link = document.querySelector(wanted);
        return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
      }, selector),
    /** Waits until an element contains a text. @returns its whole text. */
    waitUntilText: (selector: string, text: string) =>
      waitUntil(
        (wanted, part) => {
          const found = document.querySelector(wanted)?.textContent ?? '';
          return found.includes(part) && found;
        },
        selector,
        text,
      ),
  };
}
