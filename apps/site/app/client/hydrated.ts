/** Parts of the first page that hydrate on their own and are not interactive yet. */
const awaited = new Set<object>();
let isRootThere = false;

function say() {
	if (isRootThere && awaited.size === 0) document.documentElement.dataset.hydrated = '';
}

/** Sets `html[data-hydrated]` once every control of the page is interactive. */
export const hydration = {
	rootCame() {
		isRootThere = true;
		say();
	},
	await(part: object) {
		awaited.add(part);
	},
	came(part: object) {
		awaited.delete(part);
		say();
	},
};
