// React chooses its production build when it is loaded, so NODE_ENV is set before everything else is imported.
Object.assign(process.env, { NODE_ENV: 'production' });
const { runSite } = await import('./run.ts');
await runSite(import.meta.dirname);
