import type { FaultMemory } from './faults';

const key = 'kingdom-builders-demo-faults';

/** Remembers active faults in local storage, so that they hold after a reload and in every tab. */
export const deviceFaults: FaultMemory = {
  load: () => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? [] : JSON.parse(text);
    } catch {
      return [];
    }
  },
  save: (faults) => {
    try {
      if (faults.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(faults));
    } catch {
      // A device that keeps nothing has no faults to show.
    }
  },
};
