import type { Config } from '@react-router/dev/config';

export default {
	appDirectory: 'app',
	ssr: true,
	// Two programs: the site, and the one that makes sizes of pictures.
	serverBuildFile: '[name].js',
	// The whole route table comes with the first page, so that no link waits for a look-up.
	routeDiscovery: { mode: 'initial' },
} satisfies Config;
