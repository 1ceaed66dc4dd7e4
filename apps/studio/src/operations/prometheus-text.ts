export interface Figure {
	/** A name that ends in _total is a counter. */
	name: string;
	help: string;
	values: { labels?: Record<string, string>; value: number }[];
}

const labelled = (labels: Record<string, string> = {}) => {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '')}"`);
	return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** Prometheus text format. */
export const prometheusText = (figures: readonly Figure[]): string =>
	figures
		.flatMap(({ name, help, values }) => [
			`# HELP ${name} ${help}`,
			`# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`,
			...values.map(({ labels, value }) => `${name}${labelled(labels)} ${value}`),
			'',
		])
		.join('\n');
