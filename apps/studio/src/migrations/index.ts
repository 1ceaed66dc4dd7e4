import * as migration_20261115_040338_initial from './20261115_040338_initial.ts';
import * as migration_20261115_120000_second_release from './20261115_120000_second_release.ts';
import * as migration_20261117_004116_films from './20261117_004116_films.ts';
import * as migration_20261117_020331_submitted_items from './20261117_020331_submitted_items.ts';
import * as migration_20261117_034716_standing_notice from './20261117_034716_standing_notice.ts';
import * as migration_20261117_041156_counted_searches from './20261117_041156_counted_searches.ts';
import * as migration_20261117_045730_settings_by_language from './20261117_045730_settings_by_language.ts';

export const migrations = [
  {
    up: migration_20261115_040338_initial.up,
    down: migration_20261115_040338_initial.down,
    name: '20261115_040338_initial',
  },
  {
    up: migration_20261115_120000_second_release.up,
    down: migration_20261115_120000_second_release.down,
    name: '20261115_120000_second_release',
  },
  {
    up: migration_20261117_004116_films.up,
    down: migration_20261117_004116_films.down,
    name: '20261117_004116_films',
  },
  {
    up: migration_20261117_020331_submitted_items.up,
    down: migration_20261117_020331_submitted_items.down,
    name: '20261117_020331_submitted_items',
  },
  {
    up: migration_20261117_034716_standing_notice.up,
    down: migration_20261117_034716_standing_notice.down,
    name: '20261117_034716_standing_notice',
  },
  {
    up: migration_20261117_041156_counted_searches.up,
    down: migration_20261117_041156_counted_searches.down,
    name: '20261117_041156_counted_searches',
  },
  {
    up: migration_20261117_045730_settings_by_language.up,
    down: migration_20261117_045730_settings_by_language.down,
    name: '20261117_045730_settings_by_language'
  },
];
