import { buildSite, buildStudio, prepareSample } from './builds.ts';

await prepareSample();
await buildSite();
await buildStudio();
