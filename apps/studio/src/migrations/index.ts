import * as migration_20261115_040338_initial from './20261115_040338_initial.ts';

export const migrations = [
  {
    up: migration_20261115_040338_initial.up,
    down: migration_20261115_040338_initial.down,
    name: '20261115_040338_initial'
  },
];
