import { stands, documents } from '../setup/everyDocument';

stands(documents);
