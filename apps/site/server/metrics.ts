import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type RefusalReason, refusalReasons } from './wire/refusal-reason.ts';

export function createMetrics() {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	// Plain numbers on the hot path, converted only when metrics are collected.
	const byClass = [0, 0, 0, 0, 0, 0];
	let fromCache = 0;
	new Counter({
		name: 'site_requests_total',
		help: 'Answers by status class',
		labelNames: ['status'],
		registers,
		collect() {
			this.reset();
			for (const [first, count] of byClass.entries()) if (count > 0) this.inc({ status: `${first}xx` }, count);
		},
	});
	new Counter({
		name: 'site_page_cache_hits_total',
		help: 'Pages answered from the cache',
		registers,
		collect() {
			this.reset();
			this.inc(fromCache);
		},
	});
	const refusedSubmissions = new Counter({
		name: 'site_submissions_refused_total',
		help: 'Forms and files of visitors that were not taken, by reason',
		labelNames: ['reason'],
		registers,
	});
	// Starts every reason at 0, so that the first refusal shows as an increase.
	for (const reason of refusalReasons) refusedSubmissions.inc({ reason }, 0);
	return {
		registry,
		answered(status: number) {
			const first = Math.floor(status / 100);
			byClass[first] = (byClass[first] ?? 0) + 1;
		},
		answeredFromCache() {
			fromCache += 1;
		},
		refusedRenders: new Counter({
			name: 'site_renders_refused_total',
			help: 'Pages not made because too many were being made',
			registers,
		}),
		renderSeconds: new Histogram({
			name: 'site_render_seconds',
			help: 'Time to render a page that was not in the cache',
			buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
			registers,
		}),
		renderErrors: new Counter({ name: 'site_render_errors_total', help: 'Pages that could not be made', registers }),
		refusedContent: new Counter({
			name: 'site_content_refused_total',
			help: 'Published content that did not fit the contract',
			registers,
		}),
		refusedSubmissions(reason: RefusalReason) {
			refusedSubmissions.inc({ reason });
		},
		unkeptContent: new Counter({
			name: 'site_content_not_kept_total',
			help: 'Times that new content was served but could not be written to disk',
			registers,
		}),
		/** A gauge whose value is read when metrics are collected. */
		gauge: (name: string, help: string, read: () => number) =>
			new Gauge({
				name,
				help,
				registers,
				collect() {
					this.set(read());
				},
			}),
	};
}
export type Metrics = ReturnType<typeof createMetrics>;
