import { readsWhateverComesAlong } from '../setup/roughPages';

readsWhateverComesAlong(() => true);
