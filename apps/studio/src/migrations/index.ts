import * as migration_20261115_040338_initial from './20261115_040338_initial.ts';
import * as migration_20261115_120000_second_release from './20261115_120000_second_release.ts';
import * as migration_20261117_004116_films from './20261117_004116_films.ts';
import * as migration_20261117_020331_submitted_items from './20261117_020331_submitted_items.ts';
import * as migration_20261117_034716_standing_notice from './20261117_034716_standing_notice.ts';
import * as migration_20261117_041156_counted_searches from './20261117_041156_counted_searches.ts';
import * as migration_20261117_045730_settings_by_language from './20261117_045730_settings_by_language.ts';
import * as migration_20261117_073446_product_identity from './20261117_073446_product_identity.ts';
import * as migration_20261117_075146_registrations from './20261117_075146_registrations.ts';
import * as migration_20261117_083700_oversight from './20261117_083700_oversight.ts';
import * as migration_20261117_084353_performance from './20261117_084353_performance.ts';
import * as migration_20261117_084413_theme_performance_moved from './20261117_084413_theme_performance_moved.ts';
import * as migration_20261117_084913_product_documents from './20261117_084913_product_documents.ts';
import * as migration_20261117_085936_second_person from './20261117_085936_second_person.ts';
import * as migration_20261117_111910_lots from './20261117_111910_lots.ts';
import * as migration_20261117_112447_watches_and_paper from './20261117_112447_watches_and_paper.ts';
import * as migration_20261117_112639_problem_reports from './20261117_112639_problem_reports.ts';
import * as migration_20261117_112752_reading_guides from './20261117_112752_reading_guides.ts';
import * as migration_20261117_183033_conclusions_of_reports from './20261117_183033_conclusions_of_reports.ts';
import * as migration_20261117_191641_ordering_and_tints from './20261117_191641_ordering_and_tints.ts';
import * as migration_20261117_193256_lines_of_quotes from './20261117_193256_lines_of_quotes.ts';
import * as migration_20261117_230858_desk_meetings_and_leads from './20261117_230858_desk_meetings_and_leads.ts';
import * as migration_20261118_025102_pages_releases_and_languages from './20261118_025102_pages_releases_and_languages.ts';
import * as migration_20261118_033316_unsaved_changes from './20261118_033316_unsaved_changes.ts';
import * as migration_20261118_044708_sections_of_items from './20261118_044708_sections_of_items.ts';

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
    name: '20261117_045730_settings_by_language',
  },
  {
    up: migration_20261117_073446_product_identity.up,
    down: migration_20261117_073446_product_identity.down,
    name: '20261117_073446_product_identity',
  },
  {
    up: migration_20261117_075146_registrations.up,
    down: migration_20261117_075146_registrations.down,
    name: '20261117_075146_registrations',
  },
  {
    up: migration_20261117_083700_oversight.up,
    down: migration_20261117_083700_oversight.down,
    name: '20261117_083700_oversight',
  },
  {
    up: migration_20261117_084353_performance.up,
    down: migration_20261117_084353_performance.down,
    name: '20261117_084353_performance',
  },
  {
    up: migration_20261117_084413_theme_performance_moved.up,
    down: migration_20261117_084413_theme_performance_moved.down,
    name: '20261117_084413_theme_performance_moved',
  },
  {
    up: migration_20261117_084913_product_documents.up,
    down: migration_20261117_084913_product_documents.down,
    name: '20261117_084913_product_documents',
  },
  {
    up: migration_20261117_085936_second_person.up,
    down: migration_20261117_085936_second_person.down,
    name: '20261117_085936_second_person',
  },
  {
    up: migration_20261117_111910_lots.up,
    down: migration_20261117_111910_lots.down,
    name: '20261117_111910_lots',
  },
  {
    up: migration_20261117_112447_watches_and_paper.up,
    down: migration_20261117_112447_watches_and_paper.down,
    name: '20261117_112447_watches_and_paper',
  },
  {
    up: migration_20261117_112639_problem_reports.up,
    down: migration_20261117_112639_problem_reports.down,
    name: '20261117_112639_problem_reports',
  },
  {
    up: migration_20261117_112752_reading_guides.up,
    down: migration_20261117_112752_reading_guides.down,
    name: '20261117_112752_reading_guides',
  },
  {
    up: migration_20261117_183033_conclusions_of_reports.up,
    down: migration_20261117_183033_conclusions_of_reports.down,
    name: '20261117_183033_conclusions_of_reports',
  },
  {
    up: migration_20261117_191641_ordering_and_tints.up,
    down: migration_20261117_191641_ordering_and_tints.down,
    name: '20261117_191641_ordering_and_tints',
  },
  {
    up: migration_20261117_193256_lines_of_quotes.up,
    down: migration_20261117_193256_lines_of_quotes.down,
    name: '20261117_193256_lines_of_quotes',
  },
  {
    up: migration_20261117_230858_desk_meetings_and_leads.up,
    down: migration_20261117_230858_desk_meetings_and_leads.down,
    name: '20261117_230858_desk_meetings_and_leads',
  },
  {
    up: migration_20261118_025102_pages_releases_and_languages.up,
    down: migration_20261118_025102_pages_releases_and_languages.down,
    name: '20261118_025102_pages_releases_and_languages',
  },
  {
    up: migration_20261118_033316_unsaved_changes.up,
    down: migration_20261118_033316_unsaved_changes.down,
    name: '20261118_033316_unsaved_changes',
  },
  {
    up: migration_20261118_044708_sections_of_items.up,
    down: migration_20261118_044708_sections_of_items.down,
    name: '20261118_044708_sections_of_items'
  },
];
