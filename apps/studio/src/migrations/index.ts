import * as migration_20261119_000000_baseline from './20261119_000000_baseline.ts';
import * as migration_20261119_000001_released_stays from './20261119_000001_released_stays.ts';
import * as migration_20261119_000002_search_words from './20261119_000002_search_words.ts';

export const migrations = [
  {
    up: migration_20261119_000000_baseline.up,
    down: migration_20261119_000000_baseline.down,
    name: '20261119_000000_baseline',
  },
  {
    up: migration_20261119_000001_released_stays.up,
    down: migration_20261119_000001_released_stays.down,
    name: '20261119_000001_released_stays',
  },
  {
    up: migration_20261119_000002_search_words.up,
    down: migration_20261119_000002_search_words.down,
    name: '20261119_000002_search_words'
  },
];
