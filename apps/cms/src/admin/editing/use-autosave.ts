import { useForm } from '@payloadcms/ui';

/**
 * A function that saves the form as Payload's autosave does, which saves only after a change of the fields.
 *
 * @param locale the language of the form.
 */
export function useAutosave(locale: string): (path: string, method: 'PATCH' | 'POST') => Promise<void> {
  const { setBackgroundProcessing, submit } = useForm();
  return async (path, method) => {
    const query = new URLSearchParams({
      autosave: 'true',
      depth: '0',
      draft: 'true',
      'fallback-locale': 'null',
      locale,
    });
    setBackgroundProcessing(true);
    try {
      await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `${path}?${query}`,
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method,
        overrides: { _status: 'draft' },
        skipValidation: true,
      });
    } finally {
      setBackgroundProcessing(false);
    }
  };
}
