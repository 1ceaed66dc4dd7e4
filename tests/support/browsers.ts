import { existsSync } from 'node:fs';

const whole = process.env.CHROMIUM || '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

/** Chromium twice: the full browser, and the headless shell, which takes a third less time, if it is installed. */
export const browsers = { whole, quick: existsSync(shell) ? shell : whole };
