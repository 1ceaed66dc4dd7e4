/** Tests run in UTC on every machine; `npm run nightly` sets TZ to another zone. */
process.env.TZ ||= 'UTC';
