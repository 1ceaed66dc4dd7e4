import { existsSync } from 'node:fs';

const whole = process.env.CHROMIUM || '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

/** The same browser twice: whole, and without all that belongs to windows, which takes a third less time where it is installed. */
export const browsers = { whole, quick: existsSync(shell) ? shell : whole };
