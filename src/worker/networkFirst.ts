/** How long a document of the network is waited for where one is kept, in milliseconds. */
export const patience = 3000;

/**
 * The network's answer. Where it has none, or none within the limit, what is kept; where nothing is,
 * the network is waited for however long it takes.
 * @returns undefined where there is neither
 */
export async function networkFirst<Answer extends object>(
  network: Promise<Answer>,
  kept: () => Promise<Answer | undefined>,
  limit: number = patience,
): Promise<Answer | undefined> {
  const asked = network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  const first = await Promise.race([asked, late]);
  clearTimeout(timer);
  return first ?? (await kept()) ?? asked;
}
