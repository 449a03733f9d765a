import { config } from 'zod';

// Imported before any schema: the policy forbids `eval`, and zod's attempt would be reported.
config({ jitless: true });
