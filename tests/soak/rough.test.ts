import { readsWhateverComesAlong } from '../setup/everyDocument';

readsWhateverComesAlong(() => true);
