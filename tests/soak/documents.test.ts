import { stands } from '../setup/everyDocument';
import { documents } from '../setup/prerendered';

stands(documents);
