import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router loads the page anew when a part of it cannot be fetched, even one that was only looked ahead for. Without a
 * connection that ends on the browser's error page; here it is an error like any other, shown with a way to try again.
 */
export const failedParts = (): Plugin => ({
	name: 'failed-parts',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	transform(code, id) {
		if (!/react-router\/dist\/.*\/routeModules\.js/.test(id)) return;
		if (!reload.test(code)) this.error('React Router no longer reloads here: this plugin can go');
		return { code: code.replace(reload, 'throw error;'), map: null };
	},
});
