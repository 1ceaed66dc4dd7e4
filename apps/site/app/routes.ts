import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { freeRoute, routeTable } from './route-table.ts';

export default [
	...routeTable.map(({ name, path, page = 'composed' }) => {
		const file = `pages/${page}/page.tsx`;
		return path === '/' ? index(file, { id: name }) : route(path, file, { id: name });
	}),
	route('*', 'pages/composed/page.tsx', { id: freeRoute.name }),
] satisfies RouteConfig;
