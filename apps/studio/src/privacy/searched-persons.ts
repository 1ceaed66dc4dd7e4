import { keptForPerson } from '../server/kept-for-person.ts';

/** Addresses that administrators search for, under a temporary key: in a URL they would stay in histories and logs. */
export const searchedPersons = keptForPerson('searched persons', { minutes: 15, each: 20 });
