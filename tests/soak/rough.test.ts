import { testHostileAnswers } from '../setup/everyDocument';

testHostileAnswers(() => true);
