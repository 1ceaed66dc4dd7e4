import * as migration_20261115_035816_initial from './20261115_035816_initial.ts';

export const migrations = [
  {
    up: migration_20261115_035816_initial.up,
    down: migration_20261115_035816_initial.down,
    name: '20261115_035816_initial'
  },
];
