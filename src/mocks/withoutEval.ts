import { config } from 'zod';

// The site's policy forbids turning text into code, and even a try is reported. It has to be said
// before the first schema is made: hence a module of its own, imported before all others.
config({ jitless: true });
