import { viewFields } from './address.ts';
import type { View } from './filters.ts';

/** The rest of a view for a form that sends one field of it: without scripting the address says it all the same. */
export function HiddenFields({ view, entered, without }: { view: View; entered: string; without: string }) {
	return viewFields(view, entered)
		.filter(([name]) => name !== without)
		.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
