import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';

export default [
	...routeTable.map(({ name, path, page = 'composed' }) => {
		const file = `pages/${page}/page.tsx`;
		return path === '/' ? index(file, { id: name }) : route(path, file, { id: name });
	}),
	route('*', 'pages/unknown/page.tsx', { id: 'Unknown' }),
] satisfies RouteConfig;
