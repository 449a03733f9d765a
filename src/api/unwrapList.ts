/** No provider wraps a list deeper. */
const maxDepth = 3;

/** A list: plain, under `data` or under `results` (decisions, section 6). */
export function unwrapList(answer: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('results' in answer && Array.isArray(answer.results)) return answer.results;
  if ('data' in answer && depth < maxDepth) return unwrapList(answer.data, depth + 1);
  return undefined;
}
