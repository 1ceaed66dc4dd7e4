import { viewFields } from './address.ts';
import type { View } from './filters.ts';

/** The rest of a view for a form that sends one part of it: without scripting the address says it all the same. */
export const HiddenFields = ({ view }: { view: View }) =>
	viewFields(view).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
