import config from './playwright.config.ts';
export default { ...config, timeout: 240_000, expect: { timeout: 40_000 }, webServer: (config.webServer as object[]).map((s) => ({ ...s, timeout: 600_000, reuseExistingServer: true })) };
