/**
 * The input that remains in a form after a part of it was sent: fields changed or filled in meanwhile. The others would
 * be taken for not sent.
 */
export function withoutSent<Value>(
  typed: Readonly<Record<string, Value>>,
  sent: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const isLeft = ([key, value]: [string, Value]) => JSON.stringify(value) !== JSON.stringify(sent[key]);
  return Object.fromEntries(Object.entries(typed).filter(isLeft));
}
