import { ensureWebKit } from './browser.ts';
import { buildSite, prepareSample } from './builds.ts';
import { journeysIn } from './journeys.ts';
import { step } from './steps.ts';

const webkit = await step("Finding WebKit (Debian's WebKitGTK where there is none)", ensureWebKit);
await prepareSample();
await buildSite();
await step('Journeys in WebKit', () => journeysIn('webkit', { WEBKIT: webkit }));
