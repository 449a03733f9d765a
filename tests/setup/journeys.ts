import { afterEach, beforeEach } from 'vitest';
import { checkRequests } from './contract';
import { endJourney } from './journey';
import { provider, resetProvider } from './liveProvider';

// Runs for each file; what it imports may be there from the file before.

// Before a test, not after it: the pages of the one before are closed by then, and send nothing.
beforeEach(resetProvider);

// The hook that is declared last runs first: when requests are checked, nothing is sent any more.
afterEach(() => checkRequests(provider.received.all()));
afterEach(endJourney);
