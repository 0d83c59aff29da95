import { toScriptJson } from './hydration.ts';

/** Structured data (JSON-LD) for search engines; a data block, never executed. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, see toScriptJson
      dangerouslySetInnerHTML={{ __html: toScriptJson({ '@context': 'https://schema.org', ...data }) }}
    />
  );
}
