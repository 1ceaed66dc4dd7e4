import { ensureFirefox } from './browser.ts';
import { buildSite, prepareSample } from './builds.ts';
import { journeysIn } from './journeys.ts';
import { step } from './steps.ts';

const firefox = await step("Finding Firefox (Debian's firefox-esr where there is none)", ensureFirefox);
await prepareSample();
await buildSite();
await step('Journeys in Firefox', () => journeysIn('firefox', { FIREFOX: firefox }));
