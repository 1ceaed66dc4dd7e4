// What is built runs React's production build, whoever starts it. React looks when it is loaded, so the rest comes after.
Object.assign(process.env, { NODE_ENV: 'production' });
const { runSite } = await import('./run.ts');
await runSite(import.meta.dirname);
