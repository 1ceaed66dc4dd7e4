import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export function createMetrics() {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	return {
		registry,
		requests: new Counter({
			name: 'site_requests_total',
			help: 'Answers by status class',
			labelNames: ['status'],
			registers,
		}),
		cacheHits: new Counter({ name: 'site_page_cache_hits_total', help: 'Pages answered from the cache', registers }),
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
		unkeptContent: new Counter({
			name: 'site_content_not_kept_total',
			help: 'Times that new content was served but could not be written to disk',
			registers,
		}),
		/** A figure that is read when it is asked for. */
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
