/**
 * The journal's schema as migrations: a journal of an older release runs those it lacks. A released migration never
 * changes. One row holds a whole submission, its idempotency key and the state of its delivery. Times are epoch
 * milliseconds.
 */
export const journalSteps: readonly string[] = [
	`
CREATE TABLE IF NOT EXISTS submissions (
	reference TEXT PRIMARY KEY,
	submission TEXT NOT NULL,
	idempotency_key TEXT UNIQUE,
	fingerprint TEXT NOT NULL,
	upload_id TEXT,
	received_at INTEGER NOT NULL,
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at INTEGER NOT NULL DEFAULT 0,
	delivered_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS submissions_due ON submissions (next_attempt_at) WHERE delivered_at IS NULL;
CREATE INDEX IF NOT EXISTS submissions_delivered ON submissions (delivered_at) WHERE delivered_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS uploads (
	id TEXT PRIMARY KEY,
	name TEXT NOT NULL,
	type TEXT NOT NULL,
	bytes INTEGER NOT NULL,
	fingerprint TEXT NOT NULL,
	idempotency_key TEXT UNIQUE,
	received_at INTEGER NOT NULL,
	delivered_at INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS view_batches (
	id TEXT PRIMARY KEY,
	product_id INTEGER NOT NULL,
	day TEXT NOT NULL,
	language TEXT NOT NULL,
	views INTEGER NOT NULL,
	opened_at INTEGER NOT NULL,
	sealed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS view_batches_open ON view_batches (product_id, day, language) WHERE sealed = 0;

CREATE TABLE IF NOT EXISTS view_signs (sign TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`,
	`
ALTER TABLE submissions ADD COLUMN dead_at INTEGER;
ALTER TABLE submissions ADD COLUMN problem TEXT;
DROP INDEX submissions_due;
CREATE INDEX submissions_due ON submissions (next_attempt_at) WHERE delivered_at IS NULL AND dead_at IS NULL;
CREATE INDEX submissions_upload ON submissions (upload_id) WHERE upload_id IS NOT NULL;

ALTER TABLE uploads ADD COLUMN removed_at INTEGER;

ALTER TABLE view_batches ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE view_batches ADD COLUMN next_attempt_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE view_batches ADD COLUMN dead_at INTEGER;
`,
	`
CREATE TABLE search_batches (
	id TEXT PRIMARY KEY,
	words TEXT NOT NULL,
	day TEXT NOT NULL,
	language TEXT NOT NULL,
	searches INTEGER NOT NULL,
	opened_at INTEGER NOT NULL,
	sealed INTEGER NOT NULL DEFAULT 0,
	attempts INTEGER NOT NULL DEFAULT 0,
	next_attempt_at INTEGER NOT NULL DEFAULT 0,
	dead_at INTEGER
) STRICT;
CREATE UNIQUE INDEX search_batches_open ON search_batches (words, day, language) WHERE sealed = 0;

CREATE TABLE search_days (day TEXT PRIMARY KEY, opened INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`,
	`
ALTER TABLE search_batches ADD COLUMN outcome TEXT NOT NULL DEFAULT 'missed';
DROP INDEX search_batches_open;
CREATE UNIQUE INDEX search_batches_open ON search_batches (words, day, language, outcome) WHERE sealed = 0;

DROP TABLE search_days;
CREATE TABLE search_days (
	day TEXT NOT NULL,
	outcome TEXT NOT NULL,
	opened INTEGER NOT NULL,
	PRIMARY KEY (day, outcome)
) STRICT, WITHOUT ROWID;
`,
	`
CREATE TABLE submission_files (
	reference TEXT NOT NULL,
	upload_id TEXT NOT NULL,
	PRIMARY KEY (reference, upload_id)
) STRICT;
CREATE INDEX submission_files_upload ON submission_files (upload_id);

CREATE VIEW file_uses AS
	SELECT upload_id, reference, delivered_at, dead_at FROM submissions WHERE upload_id IS NOT NULL
	UNION ALL
	SELECT submission_files.upload_id, submissions.reference, delivered_at, dead_at
	FROM submission_files JOIN submissions ON submissions.reference = submission_files.reference;
`,
];
