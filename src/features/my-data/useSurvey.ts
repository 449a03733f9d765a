import { useCallback, useEffect, useState } from 'react';
import type { Asker } from './found';
import { type Survey, survey } from './survey';

/**
 * What this browser keeps, for who looks; looked at anew for another person.
 * @returns `found`: undefined until it is known; `look`: looks again
 */
export function useSurvey(asker: Asker) {
  const [found, setFound] = useState<Survey>();
  const look = useCallback(async () => setFound(await survey(asker)), [asker]);
  useEffect(() => {
    let here = true;
    void survey(asker).then((seen) => here && setFound(seen));
    return () => {
      here = false;
    };
  }, [asker]);
  return { found, look };
}
