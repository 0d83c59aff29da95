import { apiFetch } from '#src/app/api-fetch.ts';

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?render=explicit';

type Recaptcha = {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: Record<string, unknown>): number;
};

/** Memoized: the script is loaded once per document. */
let loading: Promise<Recaptcha> | undefined;

function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT_URL}&hl=${language}`;
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

export type RecaptchaOptions = {
  /** The box is drawn in it, anew for every call. */
  container: HTMLElement;
  siteKey: string;
  language: string;
  /** Where a token is exchanged for a solution. */
  url: string;
  csrfHeader: string;
};

/**
 * Loads reCAPTCHA from Google, draws its box and waits for the visitor.
 *
 * @returns the solution as the form sends it.
 * @throws if the script cannot be loaded, or if its token is rejected.
 */
export async function solveRecaptcha(options: RecaptchaOptions): Promise<string> {
  const { container, siteKey, language, url, csrfHeader } = options;
  const recaptcha = await loadRecaptcha(language);
  const token = await new Promise<string>((resolve, reject) => {
    const box = document.createElement('div');
    container.replaceChildren(box);
    recaptcha.render(box, {
      sitekey: siteKey,
      callback: resolve,
      'error-callback': () => reject(new Error('reCAPTCHA has no connection')),
    });
  });
  const response = await apiFetch(url, { csrfHeader, json: { token } });
  return ((await response.json()) as { solution: string }).solution;
}
