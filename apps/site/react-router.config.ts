import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'app',
	ssr: true,
	// The whole route table comes with the first page, so that no link waits for a look-up.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
